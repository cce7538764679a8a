import type { Core } from '@strapi/strapi';
import { withinTime } from './away';
import { tableNameOf } from './knex';
import { transaction } from './transaction';

/** A database that is gone says so at once; a frozen one is given this long, in ms. */
const PATIENCE = 2000;

/**
 * Rejects when the database does not answer or keeps nothing: one row is written and committed. PostgreSQL may have room
 * for that row on a full disk, and so has to lay down more than its memory holds too.
 */
export const databaseHealth = (strapi: Core.Strapi): (() => Promise<void>) => {
  const limites = tableNameOf(strapi, 'api::limite.limite');
  const sqlite = strapi.db.dialect.client === 'sqlite';
  const write = (): Promise<void> =>
    transaction(strapi, async (trx) => {
      const ask = (sql: string, values: (string | number)[] = []) =>
        trx.raw(sql, values).timeout(PATIENCE);
      // A rule nobody else has: it limits nothing.
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
