import { colunasDe } from '@portal/contracts/anuncio/tabela';
import { isPublico } from '@portal/contracts/anuncio/vigencia';
import type { Radio } from '@portal/contracts/radio/radio';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { onePerPortal } from '../database/per-portal';
import { PublishedRows } from '../database/published-rows';
import { VIGENCIA, DRAFT, FILE, PUBLISHED } from '../database/rows';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { viewOf } from '../http/cached-reads/shared-views';
import { sortByName } from '../texto/by-name';
import { mapearEmFatias, saoIguais } from '../texto/fatias';
import { lembrado } from '../texto/lembrado';
import { CAMPOS_PUBLICOS, presentRadio, type RadioRow } from './presenter';

/** Types a public radio is made of. */
export const TIPOS_DE_RADIO = [
  'api::radio.radio',
  'api::anuncio.anuncio',
  'plugin::upload.file',
] as const;

/** What a web radio's row carries, published or not. */
export type RadioGuardada = RadioRow;

/** A web radio that another domain found. */
export const lerRadio = (row: RadioGuardada): Radio => presentRadio(row);

/** Columns of `RadioGuardada`. */
const COLUNAS_DA_RADIO = ['documentId', 'slug', ...colunasDe(CAMPOS_PUBLICOS)];

/** Every published web radio, whether or not the public sees it today. */
export const radiosPublicadas = onePerPortal(
  (strapi) =>
    new PublishedRows<RadioRow>(strapi, 'api::radio.radio', {
      select: COLUNAS_DA_RADIO,
      files: { imagem: FILE.select },
    }),
);

const apresentada = lembrado(presentRadio);

/** Every web radio the public sees today, by name (contrato 3). */
const publicasEm = async (
  rows: readonly RadioRow[],
  hoje: DataCivil,
  antes: readonly Radio[] | undefined,
): Promise<readonly Radio[]> => {
  const publicas = rows.filter((row) => isPublico(row.anuncio, hoje));
  const radios = await mapearEmFatias(publicas, apresentada);
  return sortByName(radios, (radio) => radio.nome_radio, antes);
};

interface RadiosPublicas extends View {
  radios: readonly Radio[];
}

/** Cached index of the public radios without what changes by the minute; it answers no address of its own. */
export const radiosPublicasReads = onePerPortal((strapi): PublicReads<RadiosPublicas> => {
  let lidas: { rows: readonly RadioRow[]; hoje: DataCivil } | null = null;
  return {
    name: 'radios públicas',
    types: TIPOS_DE_RADIO,
    routes: [],
    build: async ({ hoje }, previous) => {
      const rows = await radiosPublicadas(strapi).read();
      // An ad or a file somewhere else asked for it.
      if (previous && lidas?.rows === rows && lidas.hoje === hoje) return previous;
      const radios = await publicasEm(rows, hoje, previous?.radios);
      lidas = { rows, hoje };
      return previous && (await saoIguais(previous.radios, radios)) ? previous : { radios };
    },
  };
});

/** The radios of now, by name: the same list while none changed. Rejects when the database is unavailable. */
export const radiosPublicas = async (strapi: Core.Strapi): Promise<readonly Radio[]> =>
  (await viewOf(strapi, radiosPublicasReads(strapi))).radios;

/** One web radio, or null when the public does not see it today. */
export const findRadioPublica = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
  documentId: string,
): Promise<Radio | null> => {
  const [row] = await findAll<RadioRow>(strapi, 'api::radio.radio', {
    select: COLUNAS_DA_RADIO,
    where: { documentId, ...PUBLISHED },
    populate: { imagem: FILE, anuncio: VIGENCIA },
  });
  return row && isPublico(row.anuncio, hoje) ? presentRadio(row) : null;
};

/** A web radio as its draft stands, for a preview; null when there is none. */
export const findRadioEmRascunho = async (
  strapi: Core.Strapi,
  documentId: string,
): Promise<Radio | null> => {
  const [row] = await findAll<RadioRow>(strapi, 'api::radio.radio', {
    select: COLUNAS_DA_RADIO,
    where: { documentId, ...DRAFT },
    populate: { imagem: FILE },
  });
  return row ? presentRadio(row) : null;
};

/** Names of these radios, whether or not the public sees them today, by public id. */
export const nomesDasRadios = async (
  strapi: Core.Strapi,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await findAll<Pick<RadioRow, 'id' | 'documentId' | 'nome_radio'>>(
    strapi,
    'api::radio.radio',
    { select: ['documentId', 'nome_radio'] },
  );
  const pedidos = new Set(ids);
  return new Map(
    rows
      .filter((row) => pedidos.has(row.documentId))
      .map((row) => [row.documentId, row.nome_radio]),
  );
};
