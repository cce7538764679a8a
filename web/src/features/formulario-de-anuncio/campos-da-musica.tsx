import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { FORMATOS_DE_AUDIO } from '@portal/contracts/arquivo/audio';
import type { CantorNome } from '@portal/contracts/cantor/cantor';
import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Bloco } from '../../ui/bloco';
import { CampoCombo } from '../../ui/campo-combo';
import { Esqueleto } from '../../ui/esqueleto';
import formulario from '../../ui/formulario.module.css';
import { Opcoes } from '../../ui/opcoes';
import { Vazio } from '../../ui/vazio';
import { prepararAudio } from './arquivos';
import { CampoDeImagem } from './campo-de-imagem';
import { CampoDoAnuncio } from './campo-do-anuncio';
import { entradaDe, textosDe } from '../anuncios/entradas';
import { EscolhaDeArquivo } from './escolha-de-arquivo';
import { cantoresNomesQuery } from './queries';
import type { AnuncioDigitado } from './valores';

/** The song's sound of the form around it. */
const CampoDeAudio = ({ obrigatorio }: { obrigatorio: boolean }) => {
  const { field, fieldState } = useController<AnuncioDigitado, 'arquivo_musica'>({
    name: 'arquivo_musica',
  });
  const { ref, value, onChange } = field;
  return (
    <EscolhaDeArquivo
      ref={ref}
      rotulo={entradaDe('arquivo_musica').rotulo}
      accept="audio/*"
      valor={value}
      onMudar={onChange}
      preparar={prepararAudio}
      erro={fieldState.error?.message}
      dica={
        obrigatorio
          ? `${FORMATOS_DE_AUDIO}, de até 30 MB.`
          : `${FORMATOS_DE_AUDIO}, de até 30 MB. Escolha só se quiser trocar a gravação.`
      }
      obrigatorio={obrigatorio}
    />
  );
};

const Lista = ({ cantores }: { cantores: readonly CantorNome[] }) => {
  const { field, fieldState } = useController<AnuncioDigitado, 'id_cantor_musica'>({
    name: 'id_cantor_musica',
  });
  const { ref, value, onChange, onBlur } = field;
  return (
    <CampoCombo
      ref={ref}
      rotulo={entradaDe('id_cantor_musica').rotulo}
      opcoes={cantores}
      valor={value}
      onMudar={onChange}
      onBlur={onBlur}
      vazio="Nenhum cantor encontrado!"
      rotuloAbrir="Mostrar todos os cantores"
      required
      erro={fieldState.error?.message}
    />
  );
};

/** A singer of the portal, searched by name. The ad's own stays on offer when the portal no longer shows it. */
const EscolhaDeCantor = ({ atual }: { atual?: CantorNome | undefined }) => {
  const query = useQuery(cantoresNomesQuery);
  const com = (cantores: CantorNome[]): CantorNome[] =>
    atual && !cantores.some(({ id }) => id === atual.id) ? [atual, ...cantores] : cantores;
  return (
    <Bloco
      query={query}
      esqueleto={<Esqueleto altura="76px" />}
      isVazio={(cantores) => com(cantores).length === 0}
      vazio={<Vazio texto="Ainda não há cantores no portal. Cadastre um novo cantor." />}
    >
      {(cantores) => <Lista cantores={com(cantores)} />}
    </Bloco>
  );
};

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
const CamposDoCantor = ({ anuncio }: { anuncio?: Anuncio | undefined }) => {
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

/** Who sings has a place of its own, after the files. */
const TEXTOS = textosDe('musica').filter((campo) => campo !== 'id_cantor_musica');

/** A song, its sound, its cover and who sings it. */
export const CamposDaMusica = ({ anuncio }: { anuncio?: Anuncio | undefined }) => (
  <>
    {TEXTOS.map((campo) => (
      <CampoDoAnuncio key={campo} campo={campo} />
    ))}
    <CampoDeAudio obrigatorio={!anuncio} />
    <CampoDeImagem campo="foto_musica" lado={96} atual={anuncio?.musica?.url_foto} />
    <CamposDoCantor anuncio={anuncio} />
  </>
);
