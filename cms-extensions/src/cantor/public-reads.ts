import {
  type Cantor,
  CANTORES_POR_PAGINA,
  CANTORES_POR_PAGINA_MAXIMO,
} from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MUSICAS_POR_PAGINA, MUSICAS_POR_PAGINA_MAXIMO } from '@portal/contracts/musica/listagem';
import type { Core } from '@strapi/strapi';
import { contagemDe } from '../contador/service';
import type { Body } from '../http/cached-reads/body';
import type { PublicAnswer, PublicReads } from '../http/cached-reads/public-reads';
import { parseListQuery } from '../http/cached-reads/query';
import { answerOf, listaDeCantores, listaDeMusicas } from './listas';
import { catalogoDe, TIPOS_DE_CANTOR } from './service';
import { cantorDe, type CantoresView, musicaNo, novosIndices, viewOf } from './view';

const jsonDoCantor = (view: CantoresView, id: string): string | undefined => {
  const cantor = cantorDe(view, id);
  return cantor && JSON.stringify(cantor);
};

/** The best singers and songs for a text, as JSON. */
const bestOf = (view: CantoresView, texto: string, limite: number) => {
  const { lugarDoCantor, lugarDaMusica } = view.catalogo;
  const { cantores, musicas } = view.indices;
  return {
    cantores: cantores
      .procurar(texto, limite, ({ id }) => lugarDoCantor.has(id))
      .flatMap(({ id }) => jsonDoCantor(view, id) ?? []),
    musicas: musicas
      .procurar(texto, limite, ({ id }) => lugarDaMusica.has(id))
      .map(({ id }) => JSON.stringify(musicaNo(view, lugarDaMusica.get(id) ?? -1))),
  };
};

/** How the addresses to share ask the singers. */
export const cantoresPartilhados = (reads: PublicReads<CantoresView>) => ({
  reads,
  todos: (view: CantoresView): readonly Cantor[] => view.catalogo.cantores,
  json: (view: CantoresView, id: string): string | undefined => jsonDoCantor(view, id),
});

/** How the search of everything asks the singers: of an index a moment old, only what is public now. */
export const cantoresProcurados = (reads: PublicReads<CantoresView>) => ({
  reads,
  versao: ({ indices }: CantoresView): number => indices.cantores.versao + indices.musicas.versao,
  melhores: bestOf,
});

const withBody = (body: Body | Promise<Body>): PublicAnswer | Promise<PublicAnswer> =>
  body instanceof Promise ? body.then((made) => ({ body: made })) : { body };

/** Public reads of singers (contrato 3): all with their songs, names, one; and every song, most played first. */
export const cantorReads = (
  strapi: Core.Strapi,
  indices = novosIndices(),
): PublicReads<CantoresView> => ({
  name: 'cantor',
  types: TIPOS_DE_CANTOR,
  build: async (_moment, previous) => {
    const catalogo = await catalogoDe(strapi);
    return viewOf(catalogo, await contagemDe(strapi, 'musica'), indices, previous);
  },
  routes: [
    {
      path: CAMINHOS.cantores,
      answer: (view, { query }) => {
        const pedido = parseListQuery(query, CANTORES_POR_PAGINA, CANTORES_POR_PAGINA_MAXIMO);
        return withBody(answerOf(view, listaDeCantores(view), pedido));
      },
    },
    { path: CAMINHOS.cantoresNomes, answer: (view) => ({ body: view.names }) },
    {
      path: CAMINHOS.musicas,
      answer: (view, { query }) => {
        const pedido = parseListQuery(query, MUSICAS_POR_PAGINA, MUSICAS_POR_PAGINA_MAXIMO);
        return withBody(answerOf(view, listaDeMusicas(view), pedido));
      },
    },
    {
      path: '/api/cantores/:id',
      answer: (view, { id }) => {
        const json = jsonDoCantor(view, id);
        return json === undefined ? null : { body: view.answers.get(id, () => ({ json })) };
      },
    },
  ],
});
