import type { Core } from '@strapi/strapi';
import { oneAtATime } from './one-at-a-time';
import { transaction } from './transaction';

/**
 * PostgreSQL only: a trigram index, by which `like '%word%'` finds a few rows among many without passing over all. It
 * needs the extension pg_trgm, which comes with PostgreSQL and which whoever may create in the database may add; without
 * it searches are slower and no less true. Call in `bootstrap`.
 */
export const indexWords = async (
  strapi: Core.Strapi,
  table: string,
  columns: readonly string[],
): Promise<void> => {
  if (strapi.db.dialect.client === 'sqlite') return;
  const name = `${table}_palavras`;
  try {
    await transaction(strapi, async (trx) => {
      const { rows } = await trx.raw<{ rows: { found: string | null }[] }>(
        'select to_regclass(?) as found',
        [name],
      );
      if (rows[0]?.found) return;
      // Two instances that start at once would both find no extension: the second waits, and then finds it.
      await oneAtATime(strapi, trx, 'pg_trgm');
      await trx.raw('create extension if not exists pg_trgm');
      const indexed = columns.map((column) => `${column} gin_trgm_ops`).join(', ');
      await trx.raw(`create index if not exists ${name} on ${table} using gin (${indexed})`);
    });
  } catch (error) {
    strapi.log.warn(
      `A busca em ${table} fica mais lenta: o banco não tem a extensão pg_trgm, ou não deixa criá-la (${error instanceof Error ? error.message : String(error)})`,
    );
  }
};
