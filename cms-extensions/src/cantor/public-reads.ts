import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import type { Core } from '@strapi/strapi';
import { type Body, renewBody } from '../http/cached-reads/body';
import { BodyCache } from '../http/cached-reads/body-cache';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { presentCantorNome } from './presenter';
import {
  listCantoresPublicos,
  listMusicasTocadas,
  maisTocadosPrimeiro,
  TIPOS_DE_CANTOR,
} from './service';

interface CantoresView extends View {
  all: Body;
  names: Body;
  songs: Body;
  items: ReadonlyMap<string, string>;
  answers: BodyCache;
}

const viewOf = (
  porNome: readonly Cantor[],
  musicas: readonly MusicaTocada[],
  previous: CantoresView | null,
): CantoresView => {
  const items = new Map(
    maisTocadosPrimeiro(porNome).map((cantor) => [cantor.id, JSON.stringify(cantor)]),
  );
  const list = `[${[...items.values()].join(',')}]`;
  const names = JSON.stringify(porNome.map(presentCantorNome));
  return {
    all: renewBody(previous?.all, list, items.size),
    names: renewBody(previous?.names, names, items.size),
    songs: renewBody(previous?.songs, JSON.stringify(musicas), musicas.length),
    items,
    answers: new BodyCache(),
  };
};

/** Public reads of singers (contract 3): all with their songs, names, one; and every song, most played first. */
export const cantorReads = (strapi: Core.Strapi): PublicReads<CantoresView> => ({
  name: 'cantor',
  types: TIPOS_DE_CANTOR,
  build: async ({ hoje }, previous) => {
    const porNome = await listCantoresPublicos(strapi, hoje);
    return viewOf(porNome, await listMusicasTocadas(strapi, porNome), previous);
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
