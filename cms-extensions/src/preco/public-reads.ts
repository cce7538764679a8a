import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import { type Body, renewBody } from '../http/cached-reads/body';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { listPrecos } from './service';

interface PrecosView extends View {
  all: Body;
}

/** Public read of the price table (contrato 3). */
export const precoReads = (strapi: Core.Strapi): PublicReads<PrecosView> => ({
  name: 'preco',
  types: ['api::preco.preco'],
  build: async (_moment, previous) => {
    const precos = await listPrecos(strapi);
    return { all: renewBody(previous?.all, JSON.stringify(precos), precos.length) };
  },
  routes: [{ path: CAMINHOS.precos, answer: (view) => ({ body: view.all }) }],
});
