import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useFormContext, useWatch } from 'react-hook-form';
import formulario from '../../ui/formulario.module.css';
import { Opcoes } from '../../ui/opcoes';
import { CampoDeImagem } from './campo-de-imagem';
import { CampoDoAnuncio } from './campo-do-anuncio';
import type { AnuncioDigitado } from './digitado';
import { textosDe } from './entradas';
import { EscolhaDeCantor } from './escolha-de-cantor';

const ORIGENS = [
  { valor: 'lista', rotulo: 'Cantor já cadastrado' },
  { valor: 'novo', rotulo: 'Novo cantor' },
];

const AO_LADO = textosDe('cantor').filter((campo) => campo !== 'nome_cantor');

/** Nothing of a new singer may be missing. */
const CantorNovo = () => (
  <>
    <CampoDoAnuncio campo="nome_cantor" obrigatorio />
    <div className={formulario.par}>
      {AO_LADO.map((campo) => (
        <CampoDoAnuncio key={campo} campo={campo} obrigatorio />
      ))}
    </div>
    <CampoDeImagem campo="foto_cantor" obrigatorio />
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
