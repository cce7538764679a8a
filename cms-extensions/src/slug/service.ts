import type { Compartilhavel } from '@portal/contracts/partilha/slug';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { eachSlug, SLUG } from './tabela';

/** Type the former slugs are kept in. */
export const TIPO_DOS_SLUGS = SLUG;

/** The slug of a row; of one written without the portal, its id, which is one too. */
export const lerSlug = ({
  slug,
  documentId,
}: {
  slug: string | null;
  documentId: string;
}): string => slug || documentId;

/** Whose each slug of a kind is or was, by slug. */
export const donosDosSlugs = async (
  strapi: Core.Strapi,
  tipo: Compartilhavel,
): Promise<ReadonlyMap<string, string>> => {
  const donos = new Map<string, string>();
  await eachSlug(strapi, tipo, ({ slug, documento }) => donos.set(slug, documento));
  return donos;
};

/** Gives up every slug of an entry that the portal never showed: whoever comes after it may have them. */
export const soltarSlugs = async (
  strapi: Core.Strapi,
  documento: string,
  trx: Knex.Transaction,
): Promise<void> => {
  await tableOf(strapi, SLUG, trx).where({ documento }).delete();
};
