import type { Core } from '@strapi/strapi';
import { withinTime } from './away';
import { tableNameOf } from './knex';
import { transaction } from './transaction';

/** Time-out for a frozen database, in ms; one that is down fails at once. */
const PATIENCE = 2000;

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
