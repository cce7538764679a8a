import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { rawRows } from './knex';
import { transaction } from './transaction';
import { runTogether, tablesWithTrigger } from './triggers';

/**
 * Where the database itself counts the writes to the tables that public reads are made of, in the same transaction as
 * each write. No type of Strapi's: it has no form and no API.
 */
const COUNTS = 'mudancas';
/** Name of the triggers; with their function, what a copy of the database leaves to the next start. */
const TRIGGER = 'mudancas_conta';
/** More rows than this are of connections long gone, which are added up. */
const MOST_ROWS = 2_000;
/** Advisory lock of who adds up: any number that is nobody else's. */
const FOLDING = 7_214_036;

/** Writes counted so far, as text, by table. */
export type ChangeCounts = ReadonlyMap<string, string>;

const EVENTS = ['insert', 'update', 'delete'] as const;

/** One row a table: SQLite has one writer at a time. */
const inSqlite = (table: string): string[] => [
  `insert or ignore into ${COUNTS} (tabela, conexao, vezes) values ('${table}', 0, 0)`,
  ...EVENTS.map(
    (event) =>
      `create trigger if not exists ${table}_${event}_${TRIGGER} after ${event} on "${table}"
       begin update ${COUNTS} set vezes = vezes + 1 where tabela = '${table}' and conexao = 0; end`,
  ),
];

/** One row a table and connection, so that no write ever waits for another's. */
const FUNCTION = `create or replace function ${TRIGGER}() returns trigger language plpgsql set search_path from current as $$ begin
    insert into ${COUNTS} (tabela, conexao, vezes) values (tg_table_name, pg_backend_pid(), 1)
      on conflict (tabela, conexao) do update set vezes = ${COUNTS}.vezes + 1;
    return null;
  end $$`;

const inPostgres = (table: string): string =>
  `create trigger ${TRIGGER} after insert or update or delete or truncate on "${table}"
   for each statement execute function ${TRIGGER}()`;

/**
 * Has the database count the writes to these tables. Call in `bootstrap`: Strapi keeps no triggers when it makes a
 * table anew, and a copy of the database has none.
 */
export const countChanges = async (
  strapi: Core.Strapi,
  tables: readonly string[],
): Promise<void> => {
  const sqlite = strapi.db.dialect.client === 'sqlite';
  const watched = await tablesWithTrigger(strapi, TRIGGER);
  const missing = tables.filter((table) => !watched.has(table));
  if (missing.length === 0) return;
  const statements = [
    `create table if not exists ${COUNTS} (tabela text not null, conexao integer not null, vezes bigint not null,
     primary key (tabela, conexao))`,
    ...(sqlite ? missing.flatMap(inSqlite) : [FUNCTION, ...missing.map(inPostgres)]),
  ];
  await runTogether(strapi, statements);
};

/** Adds up what connections that are gone counted: the sums stay as they are. */
const foldGone = (strapi: Core.Strapi): Promise<void> =>
  transaction(strapi, async (trx) => {
    const [turn] = await rawRows<{ nossa: boolean }>(
      strapi,
      `select pg_try_advisory_xact_lock(${FOLDING}) as nossa`,
      [],
      trx,
    );
    if (!turn?.nossa) return;
    await strapi.db.connection
      .raw(
        `with idas as (delete from ${COUNTS} where conexao <> 0 and conexao not in (select pid from pg_stat_activity)
           returning tabela, vezes)
         insert into ${COUNTS} (tabela, conexao, vezes) select tabela, 0, sum(vezes) from idas group by tabela
           on conflict (tabela, conexao) do update set vezes = ${COUNTS}.vezes + excluded.vezes`,
      )
      .transacting(trx);
  });

/** A column `vezes`: how many writes these tables have seen, as text, in the state that the statement reads. */
export const countedWrites = (knex: Knex, tables: readonly string[]): Knex.Raw =>
  knex.raw(
    `(select cast(coalesce(sum(vezes), 0) as text) from ${COUNTS} where tabela in (${tables.map(() => '?').join(', ')})) as vezes`,
    [...tables],
  );

interface Row {
  tabela: string;
  vezes: string | number;
  linhas: string | number;
}

/**
 * How many writes these tables have seen: whoever wrote, in whatever way, the count is another. Throws when the
 * database does not answer within `timeoutMs`; the connection is then given up too.
 */
export const readChangeCounts = async (
  strapi: Core.Strapi,
  tables: readonly string[],
  timeoutMs: number,
): Promise<ChangeCounts> => {
  const knex = strapi.db.connection;
  // knex types a select with raw columns as unknown rows; the columns are the three above.
  const rows = (await knex
    .from(COUNTS)
    .whereIn('tabela', tables)
    .groupBy('tabela')
    .select('tabela', knex.raw('cast(sum(vezes) as text) as vezes'), knex.raw('count(*) as linhas'))
    .timeout(timeoutMs)) as Row[];
  if (rows.reduce((sum, { linhas }) => sum + Number(linhas), 0) > MOST_ROWS)
    // Nobody waits for it, and who fails leaves it to the next probe.
    foldGone(strapi).catch(() => undefined);
  return new Map(rows.map(({ tabela, vezes }) => [tabela, String(vezes)]));
};
