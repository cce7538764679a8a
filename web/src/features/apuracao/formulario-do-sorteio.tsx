import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { sortearSchema, SUPLENTES_PADRAO } from '@portal/contracts/pesquisa/sorteio';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Formulario } from '../../session/formulario';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import formulario from '../../ui/formulario.module.css';
import { sortearMutation, type Edicao } from './dados';

const VAZIO = { semente: '', suplentes: String(SUPLENTES_PADRAO) };

export const FormularioDoSorteio = ({ pesquisa }: { pesquisa: Edicao }) => {
  const sortear = useMutation(sortearMutation(pesquisa));
  const form = useForm({ resolver: zodResolver(sortearSchema), defaultValues: VAZIO });
  const { register, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.pesquisaSorteios(pesquisa.numero, pesquisa.edicao)}
      rotulo="Sorteio"
      enviar={async ({ semente, suplentes }) => {
        await sortear.mutateAsync({ semente, suplentes: String(suplentes) });
        reset(VAZIO);
      }}
    >
      <div className={formulario.par}>
        <Campo
          className={formulario.longo}
          rotulo="Semente"
          required
          autoComplete="off"
          dica="Por exemplo: Loteria Federal, extração 5900, 1º prêmio 12345."
          erro={errors.semente?.message}
          {...register('semente')}
        />
        <Campo
          className={formulario.curto}
          rotulo="Suplentes"
          required
          inputMode="numeric"
          autoComplete="off"
          erro={errors.suplentes?.message}
          {...register('suplentes')}
        />
      </div>
      <div className={formulario.acoes}>
        <BotaoEnviar enviando={isSubmitting}>Sortear</BotaoEnviar>
      </div>
    </Formulario>
  );
};
