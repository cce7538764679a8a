import type { Core } from '@strapi/strapi';
import { rawRows } from './knex';
import { runTogether } from './triggers';

/** A table whose rows a copy is made of, and what is done with the copy when one of them changes. */
export interface Source {
  table: string;
  /** Columns whose writes concern the copy. */
  columns: readonly string[];
  /** Statements in the words of both databases; the row is `new`. */
  onWrite: readonly string[];
  /** The row is `old`. */
  onDelete: readonly string[];
  /** PostgreSQL only, before `onWrite`: rows of the copy that another write may be about to change. */
  lock?: string;
}

export interface ListCopy {
  table: string;
  /** What makes the tables of the copy and their indexes, each `if not exists`. */
  structure: readonly string[];
  sources: readonly Source[];
  /** Makes it anew from what the sources hold. */
  fill: readonly string[];
}

/** The triggers' name and their functions'; a copy of the database leaves those of PostgreSQL to the next start. */
const nameOf = ({ table }: Source): string => `copiar_${table}`;

/** The bodies speak of no table of Strapi's: SQLite refuses to rename one that a trigger elsewhere names. */
const inSqlite = (source: Source): (readonly [name: string, statement: string])[] => {
  const { table, columns, onWrite, onDelete } = source;
  const events = {
    insert: onWrite,
    [`update of ${columns.join(', ')}`]: onWrite,
    delete: onDelete,
  };
  return Object.entries(events).map(([event, body]) => {
    const name = `${nameOf(source)}_${event.split(' ', 1).join('')}`;
    return [
      name,
      `create trigger ${name} after ${event} on ${table} begin ${body.join('; ')}; end`,
    ];
  });
};

const inPostgres = (source: Source): string[] => {
  const { table, columns, onWrite, onDelete, lock } = source;
  const name = nameOf(source);
  const body = (statements: readonly string[]): string => `${statements.join('; ')};`;
  return [
    `create or replace function ${name}() returns trigger language plpgsql set search_path from current as $$ begin
       if tg_op = 'DELETE' then ${body(onDelete)}
       else ${lock ? `perform 1 from ${lock};` : ''} ${body(onWrite)} end if;
       return null;
     end $$`,
    `drop trigger if exists ${name} on ${table}`,
    `create trigger ${name} after insert or delete or update of ${columns.join(', ')} on ${table}
       for each row execute function ${name}()`,
  ];
};

/**
 * Materialized view kept by triggers: the few columns a list reads, in narrow rows of their own, true in the same
 * transaction as each write, whoever writes (neither database has such a view). Call in `bootstrap`: Strapi keeps no
 * triggers when SQLite makes a table anew, and a copy of the database may have none; then it is filled anew.
 * Triggers that are there are taken for these: who makes a copy differently drops the ones before in a migration.
 */
export const keepListCopy = async (
  strapi: Core.Strapi,
  { table, structure, sources, fill }: ListCopy,
): Promise<void> => {
  const sqlite = strapi.db.dialect.client === 'sqlite';
  const triggers = sources.flatMap((source) =>
    sqlite ? inSqlite(source).map(([name]) => name) : [nameOf(source)],
  );
  const found = await rawRows<{ name: string }>(
    strapi,
    sqlite
      ? `select name from sqlite_master where type = 'trigger'`
      : `select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where c.relnamespace = to_regnamespace(quote_ident(current_schema()))`,
    [],
  );
  const names = new Set(found.map(({ name }) => name));
  if (triggers.every((name) => names.has(name))) return;
  const tables = sources.map((source) => source.table).join(', ');
  const statements = sqlite
    ? [
        ...structure,
        ...sources
          .flatMap(inSqlite)
          .flatMap(([name, statement]) => [`drop trigger if exists ${name}`, statement]),
        ...fill,
      ]
    : [
        ...structure,
        // Other instances' writes wait: none of them comes between the rows that are read and the triggers.
        `lock table ${tables} in share row exclusive mode`,
        ...sources.flatMap(inPostgres),
        ...fill,
        // To start helpers takes longer than to read such rows.
        `alter table ${table} set (parallel_workers = 0)`,
        // Else the first searches would be planned blindly.
        `analyze ${table}`,
      ];
  await runTogether(strapi, statements);
};
