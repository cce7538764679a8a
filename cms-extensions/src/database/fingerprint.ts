import type { Core } from '@strapi/strapi';

/** Change fingerprint of a table, as text: any insert, delete or edit through Strapi, on any instance, changes it. */
export type Fingerprints = ReadonlyMap<string, string>;

interface Row {
  tabela: string;
  linhas: string | number;
  ids: string | number | null;
  momentos: string | number | null;
}

/**
 * Fingerprints of tables in one statement: how many rows, the sum of their ids and of their `updated_at`.
 * Throws when the database does not answer within `timeoutMs`; the connection is then given up too.
 */
export const readFingerprints = async (
  strapi: Core.Strapi,
  tables: readonly string[],
  timeoutMs: number,
): Promise<Fingerprints> => {
  const knex = strapi.db.connection;
  const sqlite = strapi.db.dialect.client === 'sqlite';
  // As text: the sums pass 2^53.
  const moments = sqlite
    ? 'cast(sum(updated_at) as text)'
    : 'cast(sum(extract(epoch from updated_at)) as text)';
  const parts = tables.map((table) =>
    knex
      .select(knex.raw('? as tabela', [table]))
      .select(knex.raw('count(*) as linhas'))
      .select(knex.raw('cast(sum(id) as text) as ids'))
      .select(knex.raw(`${hasMoments(strapi, table) ? moments : 'null'} as momentos`))
      .from(table),
  );
  const [first, ...rest] = parts;
  if (!first) return new Map();
  // knex types a union of raw columns as unknown rows; the columns are the four above.
  const rows = (await first.unionAll(rest).timeout(timeoutMs)) as Row[];
  return new Map(rows.map((r) => [r.tabela, `${r.linhas}:${r.ids ?? 0}:${r.momentos ?? 0}`]));
};

const hasMoments = (strapi: Core.Strapi, table: string): boolean => {
  const model = [...strapi.db.metadata.values()].find((meta) => meta.tableName === table);
  return model !== undefined && 'updatedAt' in model.attributes;
};
