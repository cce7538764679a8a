import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useFormContext, useWatch } from 'react-hook-form';
import { CampoDoFormulario } from '../../../ui/campo-do-formulario';
import formulario from '../../../ui/formulario.module.css';
import { Opcoes } from '../../../ui/opcoes';
import { CampoDeImagem } from './campo-de-imagem';
import type { AnuncioDigitado } from './digitado';
import { EscolhaDeCantor } from './escolha-de-cantor';

const ORIGENS = [
  { valor: 'lista', rotulo: 'Cantor já cadastrado' },
  { valor: 'novo', rotulo: 'Novo cantor' },
];

const CantorNovo = () => (
  <>
    <CampoDoFormulario<AnuncioDigitado> campo="nome_cantor" rotulo="Nome do cantor" required />
    <div className={formulario.par}>
      <CampoDoFormulario<AnuncioDigitado>
        campo="slogan_cantor"
        rotulo="Slogan do cantor"
        required
      />
      <CampoDoFormulario<AnuncioDigitado>
        campo="segmento_cantor"
        rotulo="Segmento"
        required
        dica="Por exemplo: adoração, louvor, sertanejo gospel."
      />
    </div>
    <CampoDeImagem
      campo="foto_cantor"
      rotulo="Foto do cantor"
      obrigatorio
      dica="JPEG, PNG ou WebP, de até 5 MB. Melhor quadrada."
    />
  </>
);

/** Who sings: one of the list or, for a new song only, somebody new (especificação 5). */
export const CamposDoCantor = ({ anuncio }: { anuncio?: Anuncio | undefined }) => {
  const { register } = useFormContext<AnuncioDigitado>();
  const origem = useWatch<AnuncioDigitado, 'origem_cantor'>({ name: 'origem_cantor' });
  const atual = anuncio?.musica && {
    id: anuncio.musica.id_cantor,
    nome: anuncio.musica.cantor.nome,
  };
  return (
    <>
      {!anuncio && (
        <Opcoes titulo="Quem canta" opcoes={ORIGENS} required {...register('origem_cantor')} />
      )}
      {origem === 'novo' ? <CantorNovo /> : <EscolhaDeCantor atual={atual} />}
    </>
  );
};
