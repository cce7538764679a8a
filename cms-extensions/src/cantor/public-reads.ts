import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  MUSICAS_POR_PAGINA,
  MUSICAS_POR_PAGINA_MAXIMO,
  type MusicaTocada,
} from '@portal/contracts/musica/musica';
import type { Core } from '@strapi/strapi';
import { type Body, renewBody } from '../http/cached-reads/body';
import { BodyCache } from '../http/cached-reads/body-cache';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { parseListQuery } from '../http/cached-reads/query';
import { IndiceVivo } from '../texto/indice-vivo';
import { presentCantorNome } from './presenter';
import { verbeteDaMusica, verbeteDoCantor } from './verbetes';
import {
  acessosDasMusicas,
  comAcessos,
  listCatalogo,
  listMusicasTocadas,
  maisTocadosPrimeiro,
  TIPOS_DE_CANTOR,
  TIPOS_DO_CATALOGO,
} from './service';

interface CantoresView extends View {
  /** Singers by name without their plays: kept while only plays come in. */
  catalogo: readonly Cantor[];
  all: Body;
  names: Body;
  songs: Body;
  items: ReadonlyMap<string, string>;
  musicas: ReadonlyMap<string, MusicaTocada>;
  indices: Indices;
  answers: BodyCache;
}

interface Indices {
  cantores: IndiceVivo<Cantor>;
  musicas: IndiceVivo<MusicaTocada>;
}

const novosIndices = (): Indices => ({
  cantores: new IndiceVivo(verbeteDoCantor),
  musicas: new IndiceVivo(verbeteDaMusica),
});

const viewOf = async (
  catalogo: readonly Cantor[],
  acessos: ReadonlyMap<string, number>,
  indices: Indices,
  previous: CantoresView | null,
): Promise<CantoresView> => {
  const porNome = comAcessos(catalogo, acessos);
  const musicas = listMusicasTocadas(porNome, acessos);
  const cantores = maisTocadosPrimeiro(porNome);
  const items = new Map(cantores.map((cantor) => [cantor.id, JSON.stringify(cantor)]));
  const list = `[${[...items.values()].join(',')}]`;
  const names = JSON.stringify(porNome.map(presentCantorNome));
  const soOrdem = previous?.catalogo === catalogo;
  await Promise.all([
    indices.cantores.renovar(cantores, soOrdem),
    indices.musicas.renovar(musicas, soOrdem),
  ]);
  return {
    catalogo,
    all: renewBody(previous?.all, list, items.size),
    names: renewBody(previous?.names, names, items.size),
    songs: renewBody(previous?.songs, JSON.stringify(musicas), musicas.length),
    items,
    musicas: new Map(musicas.map((musica) => [musica.id, musica])),
    indices,
    answers: new BodyCache(),
  };
};

/** Every song, or a page of them. */
const songsOf = (view: CantoresView, query: string): Body => {
  const { pagina, limite } = parseListQuery(query, MUSICAS_POR_PAGINA, MUSICAS_POR_PAGINA_MAXIMO);
  if (limite === null) return view.songs;
  return view.answers.get(`musicas ${pagina} ${limite}`, () => {
    const musicas = [...view.musicas.values()];
    const page = musicas.slice((pagina - 1) * limite, pagina * limite);
    return { json: JSON.stringify(page), total: musicas.length };
  });
};

/** The best singers and songs for a text, as JSON. */
const bestOf = ({ indices, items, musicas }: CantoresView, texto: string, limite: number) => ({
  cantores: indices.cantores
    .procurar(texto, limite, ({ id }) => items.has(id))
    .flatMap(({ item }) => items.get(item.id) ?? []),
  musicas: indices.musicas
    .procurar(texto, limite, ({ id }) => musicas.has(id))
    .map(({ item }) => JSON.stringify(musicas.get(item.id))),
});

/** How the addresses to share ask the singers. */
export const cantoresPartilhados = (reads: PublicReads<CantoresView>) => ({
  reads,
  todos: (view: CantoresView): readonly Cantor[] => view.catalogo,
  json: (view: CantoresView, id: string): string | undefined => view.items.get(id),
});

/** How the search of everything asks the singers: of an index a moment old, only what is public now. */
export const cantoresProcurados = (reads: PublicReads<CantoresView>) => ({
  reads,
  versao: ({ indices }: CantoresView): number => indices.cantores.versao + indices.musicas.versao,
  melhores: bestOf,
});

/** Public reads of singers (contrato 3): all with their songs, names, one; and every song, most played first. */
export const cantorReads = (
  strapi: Core.Strapi,
  indices = novosIndices(),
): PublicReads<CantoresView> => ({
  name: 'cantor',
  types: TIPOS_DE_CANTOR,
  build: async ({ hoje, changed }, previous) => {
    const catalogo =
      previous && !changed(TIPOS_DO_CATALOGO)
        ? previous.catalogo
        : await listCatalogo(strapi, hoje);
    return viewOf(catalogo, await acessosDasMusicas(strapi), indices, previous);
  },
  routes: [
    { path: CAMINHOS.cantores, answer: (view) => ({ body: view.all }) },
    { path: CAMINHOS.cantoresNomes, answer: (view) => ({ body: view.names }) },
    { path: CAMINHOS.musicas, answer: (view, { query }) => ({ body: songsOf(view, query) }) },
    {
      path: '/api/cantores/:id',
      answer: (view, { id }) => {
        const json = view.items.get(id);
        return json === undefined ? null : { body: view.answers.get(id, () => ({ json })) };
      },
    },
  ],
});
