import type { Core } from '@strapi/strapi';
import { withinTime } from './away';
import { tableNameOf } from './knex';
import { transaction } from './transaction';

/** Time-out for a frozen database, in ms; one that is down fails at once. */
const PATIENCE = 2000;
/** Whoever answers at all does so within this time, in ms. */
const ANSWERS_MS = 500;

/** Whether PostgreSQL answers what concerns no table. SQLite holds the whole file or nothing. */
export const answersAtAll = async (strapi: Core.Strapi): Promise<boolean> => {
  if (strapi.db.dialect.client === 'sqlite') return false;
  try {
    await withinTime(strapi.db.connection.raw('select 1').timeout(ANSWERS_MS), ANSWERS_MS);
    return true;
  } catch {
    return false;
  }
};

/**
 * Rejects when the database does not answer or keeps nothing: one row is written and committed. On a full disk
 * PostgreSQL may still have room for that row, so a query that spills into a temporary file comes after it.
 */
export const databaseHealth = (strapi: Core.Strapi): (() => Promise<void>) => {
  const limites = tableNameOf(strapi, 'api::limite.limite');
  const sqlite = strapi.db.dialect.client === 'sqlite';
  const write = (): Promise<void> =>
    transaction(strapi, async (trx) => {
      const ask = (sql: string, values: (string | number)[] = []) =>
        trx.raw(sql, values).timeout(PATIENCE);
      // A row of the limits under a key that no rule uses.
      await ask(
        `insert into ${limites} (chave, janela_inicio, total) values (?, ?, 0)
         on conflict (chave) do update set janela_inicio = excluded.janela_inicio`,
        ['saude', Date.now()],
      );
      if (sqlite) return;
      await ask("set local work_mem = '64kB'");
      await ask('select count(*) from generate_series(1, 20000)');
    });
  return () => withinTime(write(), PATIENCE);
};
