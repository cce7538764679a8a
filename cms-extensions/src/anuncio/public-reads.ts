import { ALEATORIOS_MAXIMO } from '@portal/contracts/anuncio/limites';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import { type Body, renewBody } from '../http/cached-reads/body';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { sample } from './leitura/shuffle';
import { TIPOS_DE_ANUNCIO_PUBLICO } from './ficha/linhas';
import { listAnunciosEmExibicao } from './service';

interface AnunciosView extends View {
  all: Body;
  items: readonly string[];
}

/** Public reads of running banner ads (contrato 3): all, and at most 12 in a new random order for each request. */
export const anuncioReads = (strapi: Core.Strapi): PublicReads<AnunciosView> => ({
  name: 'anuncio',
  types: TIPOS_DE_ANUNCIO_PUBLICO,
  build: async ({ hoje }, previous) => {
    const items = (await listAnunciosEmExibicao(strapi, hoje)).map((ad) => JSON.stringify(ad));
    return { all: renewBody(previous?.all, `[${items.join(',')}]`, items.length), items };
  },
  routes: [
    { path: CAMINHOS.publicidade, answer: (view) => ({ body: view.all }) },
    {
      path: CAMINHOS.anunciosAleatorios,
      answer: (view) => {
        const drawn = sample(view.items, ALEATORIOS_MAXIMO, Math.random);
        return { body: view.all, uncached: { bytes: Buffer.from(`[${drawn.join(',')}]`) } };
      },
    },
  ],
});
