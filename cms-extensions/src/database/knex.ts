import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';

/** A statement builder on a type's table, inside a transaction when one is given. `Row`: the columns the caller names. */
export const tableOf = <Row extends object = Record<string, unknown>>(
  strapi: Core.Strapi,
  uid: UID.Schema,
  trx?: Knex.Transaction,
): Knex.QueryBuilder<Row, Row[]> => {
  // knex cannot know the columns of a table it is told at run time.
  const query = strapi.db.getConnection(tableNameOf(strapi, uid)) as Knex.QueryBuilder<Row, Row[]>;
  return trx ? query.transacting(trx) : query;
};

/** A type's table, for statements that no builder writes. */
export const tableNameOf = (strapi: Core.Strapi, uid: UID.Schema): string =>
  strapi.db.metadata.get(uid).tableName;

/** Rows of a raw statement with `returning`, inside a transaction when one is given: PostgreSQL wraps them, SQLite does not. `Row` is what the statement returns. */
export const rawRows = async <Row>(
  strapi: Core.Strapi,
  sql: string,
  bindings: readonly (string | number | null)[],
  trx?: Knex.Transaction,
): Promise<Row[]> => {
  const query = strapi.db.connection.raw(sql, [...bindings]);
  // knex types raw answers as any; the two shapes are the two drivers'.
  const answer = (await (trx ? query.transacting(trx) : query)) as Row[] | { rows: Row[] };
  return Array.isArray(answer) ? answer : answer.rows;
};
