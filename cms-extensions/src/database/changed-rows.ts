import type { Core } from '@strapi/strapi';
import { rawRows } from './knex';
import { runTogether, tablesWithTrigger } from './triggers';

/**
 * Change log: where the database itself notes which rows were written, in the same transaction as each write, so that
 * who keeps many in memory reads those again and no others. No type of Strapi's: it has no form and no API.
 */
const LOG = 'linhas_mudadas';
/** Name of the triggers; with their function, what a copy of the database leaves to the next start. */
const TRIGGER = 'linhas_mudadas_anota';
/** More changes than this are not told one by one. */
const MOST = 5000;
/** How long changes are kept, in s: longer than any transaction lasts. */
const KEPT_S = 3600;

/** A table, and its column that says whose row was written: its own id, or that of the entry that it relates. */
export interface Watched {
  table: string;
  column: string;
}

/** What was written after a mark, by table. */
export interface Changes {
  mark: string;
  rows: ReadonlyMap<string, ReadonlySet<number>>;
}

const isSqlite = (strapi: Core.Strapi): boolean => strapi.db.dialect.client === 'sqlite';

/** The database's own clock, in s. */
const NOW = {
  sqlite: `cast(strftime('%s', 'now') as integer)`,
  postgres: `cast(extract(epoch from clock_timestamp()) as bigint)`,
};

const STRUCTURE = {
  // Its numbers are in the order of the commits: SQLite has one writer at a time.
  sqlite: [
    `create table if not exists ${LOG} (id integer primary key autoincrement, tabela text not null, linha integer,
     em integer not null default (${NOW.sqlite}))`,
  ],
  postgres: [
    `create table if not exists ${LOG} (tabela text not null, linha bigint, transacao bigint not null, em bigint not null)`,
    `create index if not exists ${LOG}_transacao on ${LOG} (transacao)`,
    `create or replace function ${TRIGGER}() returns trigger language plpgsql set search_path from current as $$ begin
       insert into ${LOG} (tabela, linha, transacao, em)
         select distinct tg_table_name, cast(linha as bigint), cast(cast(pg_current_xact_id() as text) as bigint),
           ${NOW.postgres}
         from (values (to_jsonb(old) ->> tg_argv[0]), (to_jsonb(new) ->> tg_argv[0])) as escrita (linha)
         where linha is not null or tg_op = 'TRUNCATE';
       return null;
     end $$`,
  ],
};

const inSqlite = ({ table, column }: Watched): string[] =>
  Object.entries({ insert: ['new'], update: ['old', 'new'], delete: ['old'] }).map(
    ([event, rows]) => {
      const values = rows.map((row) => `('${table}', ${row}."${column}")`);
      return `create trigger if not exists ${table}_${event}_${TRIGGER} after ${event} on "${table}"
       begin insert into ${LOG} (tabela, linha) values ${values.join(', ')}; end`;
    },
  );

const inPostgres = ({ table, column }: Watched): string[] => {
  const call = `execute function ${TRIGGER}('${column}')`;
  return [
    `create trigger ${TRIGGER} after insert or update or delete on "${table}" for each row ${call}`,
    `create trigger ${TRIGGER}_tudo after truncate on "${table}" for each statement ${call}`,
  ];
};

/**
 * Has the database note which rows of these tables are written. Call in `bootstrap`, before any of them is kept: Strapi keeps
 * no triggers when it makes a table anew, and a copy of the database has none.
 */
export const noteChangedRows = async (
  strapi: Core.Strapi,
  all: readonly Watched[],
): Promise<void> => {
  const sqlite = isSqlite(strapi);
  const each = [...new Map(all.map((one) => [one.table, one])).values()];
  const watched = await tablesWithTrigger(strapi, TRIGGER);
  const missing = each.filter(({ table }) => !watched.has(table));
  if (missing.length === 0) return;
  const statements = sqlite
    ? [...STRUCTURE.sqlite, ...missing.flatMap(inSqlite)]
    : [...STRUCTURE.postgres, ...missing.flatMap(inPostgres)];
  await runTogether(strapi, statements);
};

/** In PostgreSQL: what these transactions and all later ones wrote may not be seen yet. */
const UNSEEN = `cast(cast(pg_snapshot_xmin(pg_current_snapshot()) as text) as bigint)`;

/** A mark: whoever reads rows after it finds what was written before. */
export const changeMark = async (strapi: Core.Strapi): Promise<string> => {
  const [row] = await rawRows<{ marca: number | string }>(
    strapi,
    isSqlite(strapi)
      ? `select coalesce(max(seq), 0) as marca from sqlite_sequence where name = '${LOG}'`
      : `select ${UNSEEN} as marca`,
    [],
  );
  return String(row?.marca ?? 0);
};

/**
 * The rows of these tables written since a mark, some of them perhaps once more; null: too many, or it is not known which,
 * so any may have been. Rejects when the database is unavailable.
 */
export const changedSince = async (
  strapi: Core.Strapi,
  tables: readonly string[],
  since: string,
): Promise<Changes | null> => {
  // First: what is written between the two comes with the next mark.
  const mark = await changeMark(strapi);
  const rows = await rawRows<{ tabela: string; linha: number | string | null }>(
    strapi,
    `select tabela, linha from ${LOG} where ${isSqlite(strapi) ? 'id >' : 'transacao >='} ${Number(since)}
     and tabela in (${tables.map(() => '?').join(', ')}) limit ${MOST + 1}`,
    tables,
  );
  if (rows.length > MOST || rows.some(({ linha }) => linha === null)) return null;
  const byTable = new Map(tables.map((table) => [table, new Set<number>()]));
  for (const { tabela, linha } of rows) byTable.get(tabela)?.add(Number(linha));
  return { mark, rows: byTable };
};

/**
 * Forgets what everybody has read, and what a copy brought from another server. By the clock that noted it: an instance whose
 * own is ahead would take away what no other has read yet, and they would show it as it was for ever.
 */
export const forgetOldChanges = async (strapi: Core.Strapi): Promise<void> => {
  const ofAnother = `transacao >= cast(cast(pg_snapshot_xmax(pg_current_snapshot()) as text) as bigint)`;
  await strapi.db.connection.raw(
    isSqlite(strapi)
      ? `delete from ${LOG} where em < ${NOW.sqlite} - ${KEPT_S}`
      : `delete from ${LOG} where em < ${NOW.postgres} - ${KEPT_S} or ${ofAnother}`,
  );
};
