import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import { BodyCache } from '../http/cached-reads/body-cache';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { parseSearch } from '../http/cached-reads/query';
import { viewOf } from '../http/cached-reads/shared-views';

/** A domain that is searched: what it keeps in memory, and the best of it by group, as JSON. */
interface Procurada<V extends View> {
  reads: PublicReads<V>;
  /** Which index answers: with another one the same text may find something else. */
  versao(view: V): number;
  melhores(view: V, texto: string, limite: number): Readonly<Record<string, readonly string[]>>;
}

interface BuscaView<R extends View, C extends View> extends View {
  radios: R;
  cantores: C;
  answers: BodyCache;
}

/** As the contract lists them (contrato 9). */
const GRUPOS = ['radios', 'cantores', 'musicas', 'tags', 'estados'];

/** The search of everything (contrato 9): it keeps nothing of its own, each domain answers for what it has. */
export const buscaReads = <R extends View, C extends View>(
  strapi: Core.Strapi,
  radios: Procurada<R>,
  cantores: Procurada<C>,
): PublicReads<BuscaView<R, C>> => ({
  name: 'busca',
  types: [...new Set([...radios.reads.types, ...cantores.reads.types])],
  build: async () => ({
    radios: await viewOf(strapi, radios.reads),
    cantores: await viewOf(strapi, cantores.reads),
    answers: new BodyCache(),
  }),
  routes: [
    {
      path: CAMINHOS.busca,
      answer: (view, { query }) => {
        const { q, limite } = parseSearch(query);
        const versoes = [radios.versao(view.radios), cantores.versao(view.cantores)];
        const body = view.answers.get(JSON.stringify([...versoes, dobrar(q), limite]), () => {
          const achados: Readonly<Record<string, readonly string[]>> = {
            ...radios.melhores(view.radios, q, limite),
            ...cantores.melhores(view.cantores, q, limite),
          };
          const grupos = GRUPOS.map((grupo) => `"${grupo}":[${(achados[grupo] ?? []).join(',')}]`);
          return { json: `{${grupos.join(',')}}` };
        });
        return { body };
      },
    },
  ],
});
