import { colunasDe } from '@portal/contracts/anuncio/tabela';
import { isPublico } from '@portal/contracts/anuncio/vigencia';
import type { Radio } from '@portal/contracts/radio/radio';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { VIGENCIA, DRAFT, FILE, PUBLISHED } from '../database/rows';
import { byName } from '../texto/by-name';
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
export const COLUNAS_DA_RADIO = ['documentId', 'slug', ...colunasDe(CAMPOS_PUBLICOS)];

const findPublicas = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
  where: Record<string, unknown>,
): Promise<Radio[]> => {
  const rows = await findAll<RadioRow>(strapi, 'api::radio.radio', {
    select: COLUNAS_DA_RADIO,
    where: { ...where, ...PUBLISHED },
    populate: { imagem: FILE, anuncio: VIGENCIA },
  });
  return rows.filter((row) => isPublico(row.anuncio, hoje)).map(presentRadio);
};

/** Every web radio the public sees today, by name (contrato 3). */
export const listRadiosPublicas = async (strapi: Core.Strapi, hoje: DataCivil): Promise<Radio[]> =>
  (await findPublicas(strapi, hoje, {})).sort(byName((radio) => radio.nome_radio));

/** One web radio, or null when the public does not see it today. */
export const findRadioPublica = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
  documentId: string,
): Promise<Radio | null> => (await findPublicas(strapi, hoje, { documentId }))[0] ?? null;

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

/** The stream's address of every web radio the public sees today, by public id. */
export const enderecosDasRadiosPublicas = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
): Promise<Map<string, string>> =>
  new Map((await findPublicas(strapi, hoje, {})).map(({ id, url }) => [id, url]));
