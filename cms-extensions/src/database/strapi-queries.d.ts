/** What is used of how Strapi makes its queries, which it types nowhere. */
declare module '@strapi/database/dist/query/helpers/search' {
  interface Conditions {
    orWhereRaw(sql: string, values: readonly string[]): unknown;
  }
  interface Meta {
    tableName: string;
    attributes: Readonly<
      Record<string, { type: string; columnName?: string; searchable?: boolean }>
    >;
  }
  interface Database {
    dialect: { client: string };
    metadata: { get(uid: string): Meta; values(): Iterable<Meta> };
    connection: { raw(sql: string, values: readonly string[]): object };
  }
  interface Context {
    qb: { aliasColumn(column: string): string };
    uid: string;
    db: Database;
  }
  const search: {
    applySearch(conditions: Conditions, query: string, context: Context): void;
  };
  export { search as default, type Database, type Meta };
}

declare module '@strapi/database/dist/query/helpers/order-by' {
  import type { Database } from '@strapi/database/dist/query/helpers/search';
  interface Entry {
    column?: string;
    order?: string;
  }
  interface Query {
    state: {
      orderBy: Entry[];
      joins: readonly { alias: string; referencedTable: string }[];
      select: unknown[];
    };
    processSelect(): void;
    shouldUseDistinct(): boolean;
  }
  interface Context {
    qb: Query;
    uid: string;
    db: Database;
  }
  /** Of a query of knex. */
  interface Statements {
    _statements: { grouping: string; value?: unknown }[];
  }
  const order: {
    processOrderBy: (orderBy: unknown, context: Context) => Entry[];
    getStrapiOrderColumnAlias: (column: string) => string;
    wrapWithDeepSort: (original: object, context: Context) => Statements;
    toKnexOrderByDescriptor: (
      db: Database,
      tableName: string,
      alias: string,
      entry: Entry,
    ) => object;
  };
  export { order as default };
}
