import type { Portal } from '@portal/contracts/portal/portal';
import { useFormContext, useWatch } from 'react-hook-form';
import { CampoSelecao } from '../../ui/campo-selecao';
import { PreviaDoVideo } from './previa-do-video';
import type { VotoNoFormulario } from './rascunho';

interface Props {
  opcoes: NonNullable<Portal['pesquisas'][number]['opcoes']>;
}

/** Survey 2's choice: one of the songs staff chose, with its video (especificação 2.8). */
export const EscolhaDaMusica = ({ opcoes }: Props) => {
  const { register, formState } = useFormContext<VotoNoFormulario>();
  const escolhida = useWatch<VotoNoFormulario, 'id_musica'>({ name: 'id_musica' });
  const opcao = opcoes.find(({ id }) => id === escolhida);
  return (
    <>
      <CampoSelecao
        rotulo="Música"
        required
        erro={formState.errors.id_musica?.message}
        {...register('id_musica')}
      >
        {opcoes.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </CampoSelecao>
      {opcao && <PreviaDoVideo key={opcao.id} nome={opcao.nome} video={opcao.video} />}
    </>
  );
};
