import type { Core } from '@strapi/strapi';
import { rawRows, tableNameOf } from '../database/knex';
import { transaction } from '../database/transaction';

/** Of the triggers and their function, which a copy of the database leaves to the next start. */
const NOME = 'contadores_carimba';
/** When both the row of before and the clock are known, the later: a clock behind hides nothing. */
const AGORA_NO_SQLITE = `cast((julianday('now') - 2440587.5) * 86400000 as integer)`;

const doSqlite = (tabela: string): string[] => {
  const carimbar = `begin update ${tabela} set updated_at = max(coalesce(new.updated_at, 0), ${AGORA_NO_SQLITE})
    where id = new.id; end`;
  return [
    `create trigger if not exists ${NOME} after update of total on ${tabela}
       when new.total <> old.total and new.updated_at is old.updated_at ${carimbar}`,
    `create trigger if not exists ${NOME}_nova after insert on ${tabela}
       when new.updated_at is null ${carimbar}`,
  ];
};

const doPostgres = (tabela: string): string[] => [
  `create or replace function ${NOME}() returns trigger language plpgsql as $$ begin
     new.updated_at := greatest(new.updated_at, clock_timestamp()); return new;
   end $$`,
  `create trigger ${NOME} before update of total on ${tabela} for each row
     when (new.total <> old.total and new.updated_at is not distinct from old.updated_at) execute function ${NOME}()`,
  `create trigger ${NOME}_nova before insert on ${tabela} for each row
     when (new.updated_at is null) execute function ${NOME}()`,
];

/**
 * Has the database say when a total was changed by whoever does not say it, in SQL by hand: the totals in memory are read
 * anew by that (service.ts). What the portal counts says it itself. Call in `bootstrap`: Strapi keeps
 * no triggers when it makes a table anew.
 */
export const carimbarContadores = async (strapi: Core.Strapi): Promise<void> => {
  const tabela = tableNameOf(strapi, 'api::contador.contador');
  const sqlite = strapi.db.dialect.client === 'sqlite';
  if (!sqlite) {
    // No lock is taken on a table that has its triggers: other instances write to it.
    const postos = await rawRows(
      strapi,
      `select 1 from pg_trigger where tgrelid = '${tabela}'::regclass and tgname = '${NOME}'`,
      [],
    );
    if (postos.length > 0) return;
  }
  await transaction(strapi, async (trx) => {
    for (const comando of sqlite ? doSqlite(tabela) : doPostgres(tabela))
      await strapi.db.connection.raw(comando).transacting(trx);
  });
};
