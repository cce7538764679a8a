import { isEstado } from '@portal/contracts/lugar/lugar';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { ORDENS_DE_RADIOS } from '@portal/contracts/radio/listagem';
import type { Radio } from '@portal/contracts/radio/radio';
import type { Core, UID } from '@strapi/strapi';
import { contagemDe } from '../contador/service';
import type { PublicReads } from '../http/cached-reads/public-reads';
import { BadQuery, parseChoice, parseRadiosQuery, parseValue } from '../http/cached-reads/query';
import { IndiceVivo } from '../texto/indice-vivo';
import { radiosPublicas, TIPOS_DE_RADIO } from './service';
import { one, search, viewOf, type RadiosQuery, type RadiosView } from './view';

const parseEstado = (raw: string): string => {
  const estado = (parseValue(raw, 'estado') ?? '').trim().toUpperCase();
  if (estado !== '' && !isEstado(estado))
    throw new BadQuery({ estado: ['Informe a sigla do estado, como PE.'] });
  return estado;
};

const parse = (raw: string): RadiosQuery => ({
  ...parseRadiosQuery(raw),
  tag: parseValue(raw, 'tag') ?? '',
  estado: parseEstado(raw),
  ordem: parseChoice(raw, 'ordem', ORDENS_DE_RADIOS) ?? 'nome',
  soNoAr: parseChoice(raw, 'no_ar', ['0', '1']) === '1',
});

/** Who knows which radios are on the air, and the type it keeps that in. */
export interface QuemSabe {
  tipo: UID.Schema;
  listRadiosNoAr: () => Promise<ReadonlySet<string>>;
}

/** Public reads of web radios (contrato 3): all, paged, narrowed and searched, names, what they are narrowed by, one. */
export const radioReads = (
  strapi: Core.Strapi,
  { tipo, listRadiosNoAr }: QuemSabe,
): PublicReads<RadiosView> => {
  const indice = new IndiceVivo<Radio>();
  return {
    name: 'radio',
    types: ['api::contador.contador', ...TIPOS_DE_RADIO, tipo],
    build: async ({ changed }, previous) => {
      const radios = await radiosPublicas(strapi);
      const plays = await contagemDe(strapi, 'radio');
      // Most rebuilds are for a play: which of thousands are on the air is not asked again for it.
      const noAr = previous && !changed([tipo]) ? previous.noAr : await listRadiosNoAr();
      return viewOf({ radios, plays, noAr }, indice, previous);
    },
    routes: [
      {
        path: CAMINHOS.radios,
        answer: (view, { query }) => ({ body: search(view, parse(query)) }),
      },
      { path: CAMINHOS.radiosNomes, answer: (view) => ({ body: view.names }) },
      { path: CAMINHOS.radiosFiltros, answer: (view) => ({ body: view.filters }) },
      {
        path: '/api/radios/:id',
        answer: (view, { id }) => {
          const body = one(view, id);
          return body && { body };
        },
      },
    ],
  };
};
