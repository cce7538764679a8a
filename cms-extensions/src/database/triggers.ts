import type { Core } from '@strapi/strapi';
import { rawRows } from './knex';
import { transaction } from './transaction';

/**
 * The tables that have a trigger of this name, where making it again would lock one that other instances write to: on
 * PostgreSQL. On SQLite none: there they are made `if not exists`.
 */
export const tablesWithTrigger = async (
  strapi: Core.Strapi,
  trigger: string,
): Promise<ReadonlySet<string>> => {
  if (strapi.db.dialect.client === 'sqlite') return new Set();
  const rows = await rawRows<{ tabela: string }>(
    strapi,
    `select c.relname as tabela from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = ? and c.relnamespace = to_regnamespace(quote_ident(current_schema()))`,
    [trigger],
  );
  return new Set(rows.map(({ tabela }) => tabela));
};

/** Runs what makes tables and triggers, all of it or nothing. */
export const runTogether = (strapi: Core.Strapi, statements: readonly string[]): Promise<void> =>
  transaction(strapi, async (trx) => {
    for (const statement of statements) await strapi.db.connection.raw(statement).transacting(trx);
  });
