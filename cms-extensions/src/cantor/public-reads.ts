import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import { type Body, renewBody } from '../http/cached-reads/body';
import { BodyCache } from '../http/cached-reads/body-cache';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { presentCantorNome } from './presenter';
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
  answers: BodyCache;
}

const viewOf = (
  catalogo: readonly Cantor[],
  acessos: ReadonlyMap<string, number>,
  previous: CantoresView | null,
): CantoresView => {
  const porNome = comAcessos(catalogo, acessos);
  const musicas = listMusicasTocadas(porNome, acessos);
  const items = new Map(
    maisTocadosPrimeiro(porNome).map((cantor) => [cantor.id, JSON.stringify(cantor)]),
  );
  const list = `[${[...items.values()].join(',')}]`;
  const names = JSON.stringify(porNome.map(presentCantorNome));
  return {
    catalogo,
    all: renewBody(previous?.all, list, items.size),
    names: renewBody(previous?.names, names, items.size),
    songs: renewBody(previous?.songs, JSON.stringify(musicas), musicas.length),
    items,
    answers: new BodyCache(),
  };
};

/** Public reads of singers (contrato 3): all with their songs, names, one; and every song, most played first. */
export const cantorReads = (strapi: Core.Strapi): PublicReads<CantoresView> => ({
  name: 'cantor',
  types: TIPOS_DE_CANTOR,
  build: async ({ hoje, changed }, previous) => {
    const catalogo =
      previous && !changed(TIPOS_DO_CATALOGO)
        ? previous.catalogo
        : await listCatalogo(strapi, hoje);
    return viewOf(catalogo, await acessosDasMusicas(strapi), previous);
  },
  routes: [
    { path: CAMINHOS.cantores, answer: (view) => ({ body: view.all }) },
    { path: CAMINHOS.cantoresNomes, answer: (view) => ({ body: view.names }) },
    { path: CAMINHOS.musicas, answer: (view) => ({ body: view.songs }) },
    {
      path: '/api/cantores/:id',
      answer: (view, { id }) => {
        const json = view.items.get(id);
        return json === undefined ? null : { body: view.answers.get(id, () => ({ json })) };
      },
    },
  ],
});
