import order from '@strapi/database/dist/query/helpers/order-by';
import type { Database } from '@strapi/database/dist/query/helpers/search';
import type { Core } from '@strapi/strapi';
import { NATURAL_KEY } from './fold';
import { oneAtATime } from './one-at-a-time';
import { transaction } from './transaction';

const COLLATION = 'portal_ordem_natural';

const KEYS: Readonly<Record<string, string>> = {
  sqlite: `${NATURAL_KEY}(??)`,
  postgres: `?? collate ${COLLATION}`,
};

/** Databases of PostgreSQL that have it. */
const made = new WeakSet<object>();

/**
 * PostgreSQL only: makes the order in which people read names, which its ICU library knows and the database's own collation
 * may not. A server without it keeps that one. Call in `bootstrap`.
 */
export const makeNaturalOrder = async (strapi: Core.Strapi): Promise<void> => {
  if (strapi.db.dialect.client === 'sqlite') return;
  try {
    await transaction(strapi, async (trx) => {
      const found =
        'select 1 from pg_collation where collname = ? and pg_collation_is_visible(oid)';
      const { rows } = await trx.raw<{ rows: object[] }>(found, [COLLATION]);
      if (rows.length > 0) return;
      // Two instances that start at once: the second waits, and then finds it.
      await oneAtATime(strapi, trx, COLLATION);
      await trx.raw(
        `create collation if not exists ${COLLATION} (provider = icu, locale = 'pt-u-kn-true')`,
      );
    });
    made.add(strapi.db);
  } catch (error) {
    strapi.log.warn(
      `As listas do painel vêm na ordem do banco: ele não sabe a dos nomes com números (${error instanceof Error ? error.message : String(error)})`,
    );
  }
};

/** Whether a table's column holds a text that people read. */
const isText = (db: Database, tableName: string, column: string): boolean => {
  for (const meta of db.metadata.values())
    if (meta.tableName === tableName)
      return Object.entries(meta.attributes).some(
        ([name, attribute]) =>
          attribute.type === 'string' &&
          name !== 'documentId' &&
          (attribute.columnName ?? name) === column,
      );
  return false;
};

type Query = Parameters<typeof order.wrapWithDeepSort>[1]['qb'];

/** The table that a column of a query, `t1.nome`, is of. */
const tableOf = ({ state }: Query, root: string, column: string): string => {
  const alias = column.split('.').at(0);
  return state.joins.find((join) => join.alias === alias)?.referencedTable ?? root;
};

/** The order of texts by their keys: null where a database or column has none. */
const keyOf = (db: Database, tableName: string, column: string | undefined, as = column) => {
  const key = db.dialect.client === 'sqlite' || made.has(db) ? KEYS[db.dialect.client] : undefined;
  const own = column?.split('.').at(-1);
  return key !== undefined && own !== undefined && as !== undefined && isText(db, tableName, own)
    ? db.connection.raw(key, [as])
    : null;
};

/**
 * Monkey patch of Strapi's query builder: texts come in the order people read them, `Rádio 2` before `Rádio 10` and without
 * case and accents, on both databases, also by another entry's name. Call before Strapi is made. Throws when Strapi is no
 * longer built as it was.
 */
export const orderNaturally = (): void => {
  const { processOrderBy, toKnexOrderByDescriptor, wrapWithDeepSort } = order;
  for (const step of [processOrderBy, toKnexOrderByDescriptor, wrapWithDeepSort])
    if (typeof step !== 'function') throw new Error("Strapi's query builder has changed");
  order.toKnexOrderByDescriptor = (db, tableName, alias, entry) => {
    const described = toKnexOrderByDescriptor(db, tableName, alias, entry);
    const key = keyOf(db, tableName, entry.column);
    return key ? { ...described, column: key } : described;
  };
  order.processOrderBy = (orderBy, context) => {
    const { db, qb, uid } = context;
    const entries = processOrderBy(orderBy, context);
    const select = qb.processSelect.bind(qb);
    qb.processSelect = () => {
      select();
      if (!qb.shouldUseDistinct()) return;
      // What rows are put in order by must be among what makes them distinct.
      const { tableName } = db.metadata.get(uid);
      for (const { column } of qb.state.orderBy) {
        const key = keyOf(db, tableName, column);
        if (key) qb.state.select.push(key);
      }
    };
    return entries;
  };
  order.wrapWithDeepSort = (original, context) => {
    const { db, qb, uid } = context;
    const { tableName } = db.metadata.get(uid);
    const query = wrapWithDeepSort(original, context);
    for (const { column } of qb.state.orderBy) {
      if (column === undefined) continue;
      const sorted = order.getStrapiOrderColumnAlias(column);
      for (const statement of query._statements) {
        if (statement.grouping !== 'order' || typeof statement.value !== 'string') continue;
        if (!statement.value.endsWith(`.${sorted}`)) continue;
        const key = keyOf(db, tableOf(qb, tableName, column), column, statement.value);
        if (key) statement.value = key;
      }
    }
    return query;
  };
};
