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
  const order: {
    toKnexOrderByDescriptor: (
      db: Database,
      tableName: string,
      alias: string,
      entry: Entry,
    ) => object;
  };
  export { order as default };
}
