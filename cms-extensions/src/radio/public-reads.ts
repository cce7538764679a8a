import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Radio } from '@portal/contracts/radio/radio';
import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core, UID } from '@strapi/strapi';
import { type Body, renewBody } from '../http/cached-reads/body';
import { BodyCache } from '../http/cached-reads/body-cache';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { parseChoice, parseRadiosQuery, type ListQuery } from '../http/cached-reads/query';
import { presentRadioNome } from './presenter';
import { pageOf, searchNames } from './search';
import { listRadiosPublicas, TIPOS_DE_RADIO } from './service';

interface RadiosView extends View {
  all: Body;
  names: Body;
  /** Each radio's JSON and folded name, in the list's order; `indexById` finds one. */
  items: readonly string[];
  folded: readonly string[];
  indexById: ReadonlyMap<string, number>;
  /** Radios known to be on the air. */
  noAr: ReadonlySet<string>;
  answers: BodyCache;
}

const listOf = (items: readonly string[]): string => `[${items.join(',')}]`;

const viewOf = (
  radios: readonly Radio[],
  noAr: ReadonlySet<string>,
  previous: RadiosView | null,
): RadiosView => {
  const items = radios.map((radio) => JSON.stringify(radio));
  return {
    all: renewBody(previous?.all, listOf(items), items.length),
    names: renewBody(previous?.names, JSON.stringify(radios.map(presentRadioNome)), items.length),
    items,
    folded: radios.map((radio) => dobrar(radio.nome_radio)),
    indexById: new Map(radios.map((radio, index) => [radio.id, index])),
    noAr,
    answers: new BodyCache(),
  };
};

const search = (view: RadiosView, query: ListQuery, soNoAr: boolean): Body => {
  const { busca, pagina, limite } = query;
  if (busca === '' && limite === null && !soNoAr) return view.all;
  return view.answers.get(JSON.stringify([dobrar(busca), pagina, limite, soNoAr]), () => {
    const noAr = soNoAr && new Set([...view.noAr].map((id) => view.indexById.get(id)));
    const found = searchNames(view.folded, busca)
      .filter((index) => !noAr || noAr.has(index))
      .map((index) => view.items[index] ?? '');
    return { json: listOf(pageOf(found, query)), total: found.length };
  });
};

const one = (view: RadiosView, id: string): Body | null => {
  const item = view.items[view.indexById.get(id) ?? -1];
  return item === undefined ? null : view.answers.get(id, () => ({ json: item }));
};

/** Who knows which radios are on the air, and the type it keeps that in. */
export interface QuemSabe {
  tipo: UID.Schema;
  listRadiosNoAr: () => Promise<ReadonlySet<string>>;
}

/** Public reads of web radios (contrato 3): all, paged and searched, names, one. */
export const radioReads = (
  strapi: Core.Strapi,
  { tipo, listRadiosNoAr }: QuemSabe,
): PublicReads<RadiosView> => ({
  name: 'radio',
  types: [...TIPOS_DE_RADIO, tipo],
  build: async ({ hoje, changed }, previous) => {
    const noAr = await listRadiosNoAr();
    if (previous && !changed(TIPOS_DE_RADIO))
      return { ...previous, noAr, answers: new BodyCache() };
    return viewOf(await listRadiosPublicas(strapi, hoje), noAr, previous);
  },
  routes: [
    {
      path: CAMINHOS.radios,
      answer: (view, { query }) => ({
        body: search(
          view,
          parseRadiosQuery(query),
          parseChoice(query, 'no_ar', ['0', '1']) === '1',
        ),
      }),
    },
    { path: CAMINHOS.radiosNomes, answer: (view) => ({ body: view.names }) },
    {
      path: '/api/radios/:id',
      answer: (view, { id }) => {
        const body = one(view, id);
        return body && { body };
      },
    },
  ],
});
