import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useFormContext, useWatch } from 'react-hook-form';
import { Campo } from '../../../ui/campo';
import formulario from '../../../ui/formulario.module.css';
import { Opcoes } from '../../../ui/opcoes';
import { CampoDeImagem } from './campo-de-imagem';
import type { AnuncioDigitado } from './digitado';
import { EscolhaDeCantor } from './escolha-de-cantor';

const ORIGENS = [
  { valor: 'lista', rotulo: 'Cantor já cadastrado' },
  { valor: 'novo', rotulo: 'Novo cantor' },
];

const CantorNovo = () => {
  const { register, formState } = useFormContext<AnuncioDigitado>();
  const { errors } = formState;
  return (
    <>
      <Campo
        rotulo="Nome do cantor"
        required
        erro={errors.nome_cantor?.message}
        {...register('nome_cantor')}
      />
      <div className={formulario.par}>
        <Campo
          rotulo="Slogan do cantor"
          required
          erro={errors.slogan_cantor?.message}
          {...register('slogan_cantor')}
        />
        <Campo
          rotulo="Segmento"
          required
          dica="Por exemplo: adoração, louvor, sertanejo gospel."
          erro={errors.segmento_cantor?.message}
          {...register('segmento_cantor')}
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
};

/** Who sings: one of the list or, for a new song only, somebody new (specification 5). */
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
