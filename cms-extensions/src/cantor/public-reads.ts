import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import { type Body, renewBody } from '../http/cached-reads/body';
import { BodyCache } from '../http/cached-reads/body-cache';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { presentCantorNome } from './presenter';
import { listCantoresPublicos, maisTocadosPrimeiro, TIPOS_DE_CANTOR } from './service';

interface CantoresView extends View {
  all: Body;
  names: Body;
  items: ReadonlyMap<string, string>;
  answers: BodyCache;
}

const viewOf = (porNome: readonly Cantor[], previous: CantoresView | null): CantoresView => {
  const items = new Map(
    maisTocadosPrimeiro(porNome).map((cantor) => [cantor.id, JSON.stringify(cantor)]),
  );
  const list = `[${[...items.values()].join(',')}]`;
  const names = JSON.stringify(porNome.map(presentCantorNome));
  return {
    all: renewBody(previous?.all, list, items.size),
    names: renewBody(previous?.names, names, items.size),
    items,
    answers: new BodyCache(),
  };
};

/** Public reads of singers (contract 3): all with their songs, names, one. */
export const cantorReads = (strapi: Core.Strapi): PublicReads<CantoresView> => ({
  name: 'cantor',
  types: TIPOS_DE_CANTOR,
  build: async ({ hoje }, previous) => viewOf(await listCantoresPublicos(strapi, hoje), previous),
  routes: [
    { path: CAMINHOS.cantores, answer: (view) => ({ body: view.all }) },
    { path: CAMINHOS.cantoresNomes, answer: (view) => ({ body: view.names }) },
    {
      path: '/api/cantores/:id',
      answer: (view, { id }) => {
        const json = view.items.get(id);
        return json === undefined ? null : { body: view.answers.get(id, () => ({ json })) };
      },
    },
  ],
});
