import type { VigenciaRow } from '@portal/contracts/anuncio/vigencia';
import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { findAll } from './find-all';
import { inBatches } from './batches';
import { tableNameOf } from './knex';
import { VIGENCIA } from './rows';
import { linkOf } from './tables';
import { fatiar, mapearEmFatias } from '../texto/fatias';

/** Rows of one statement, small enough that other requests get their turn in between. */
const BATCH = 250;
const FILES = 'plugin::upload.file';
const ANUNCIOS = 'api::anuncio.anuncio';

/** Attributes of the type, of files in its media fields and of the entries it points to. */
export interface PublishedParams {
  select: readonly string[];
  files: Readonly<Record<string, readonly string[]>>;
  one?: Readonly<Record<string, readonly [UID.Schema, readonly string[]]>>;
}

interface Column {
  sql: string;
  /** Where the value goes in the row: a field, or a field of what hangs on it. */
  path: readonly [string] | readonly [string, string];
  json: boolean;
}

/** How an attribute is stored; every type of ours has the usual ones too. */
const columnOf = (strapi: Core.Strapi, uid: UID.Schema, attribute: string) => {
  const found = strapi.db.metadata.get(uid).attributes[attribute];
  if (!found || !('columnName' in found)) throw new Error(`${uid} has no column for ${attribute}`);
  return { name: found.columnName, json: found.type === 'json' };
};

/** Every column the rows are made of, and the joins that bring them. */
const plan = (
  strapi: Core.Strapi,
  uid: UID.Schema,
  { select, files, one = {} }: PublishedParams,
) => {
  const columns: Column[] = [];
  const joins: ((query: Knex.QueryBuilder) => void)[] = [];
  const add = (of: UID.Schema, alias: string, attributes: readonly string[], field?: string) => {
    for (const attribute of attributes) {
      const { name, json } = columnOf(strapi, of, attribute);
      const path = field === undefined ? ([attribute] as const) : ([field, attribute] as const);
      columns.push({ sql: `${alias}.${name}`, path, json });
    }
  };
  add(uid, 'entry', ['id', ...select]);
  for (const [field, attributes] of Object.entries(files)) {
    const [link, file] = [`${field}_link`, `${field}_file`];
    joins.push((query) => {
      query
        .leftJoin({ [link]: 'files_related_mph' }, (on) => {
          on.on(`${link}.related_id`, 'entry.id')
            .andOnVal(`${link}.related_type`, uid)
            .andOnVal(`${link}.field`, field);
        })
        .leftJoin({ [file]: tableNameOf(strapi, FILES) }, `${file}.id`, `${link}.file_id`);
    });
    add(FILES, file, ['id', ...attributes], field);
  }
  for (const [field, [of, attributes]] of Object.entries(one)) {
    const { table, from, to } = linkOf(strapi, uid, field);
    const link = `${field}_link`;
    joins.push((query) => {
      query
        .leftJoin({ [link]: table }, `${link}.${from}`, 'entry.id')
        .leftJoin({ [field]: tableNameOf(strapi, of) }, `${field}.id`, `${link}.${to}`);
    });
    add(of, field, ['id', ...attributes], field);
  }
  const anuncio = linkOf(strapi, uid, 'anuncio');
  joins.push((query) => {
    query.leftJoin({ ad_link: anuncio.table }, `ad_link.${anuncio.from}`, 'entry.id');
  });
  columns.push({ sql: `ad_link.${anuncio.to}`, path: ['anuncio_id'], json: false });
  return { columns, joins };
};

const parsed = (value: unknown): unknown =>
  typeof value === 'string' ? (JSON.parse(value) as unknown) : value;

/** The row as Strapi's query engine would give it. */
const rowOf = (columns: readonly Column[], values: Readonly<Record<string, unknown>>) => {
  const row: Record<string, unknown> = {};
  for (const [n, { path, json }] of columns.entries()) {
    const stored = values[`c${n}`] ?? null;
    const value = json ? parsed(stored) : stored;
    const [field, of] = path;
    if (of === undefined) row[field] = value;
    else {
      const before = row[field] as Record<string, unknown> | null | undefined;
      // What hangs on a row and has no value at all is not there.
      row[field] = before || value !== null ? { ...before, [of]: value } : null;
    }
  }
  return row;
};

const anunciosOf = async (
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<number, VigenciaRow>> => {
  const anuncios = new Map<number, VigenciaRow>();
  for (const some of inBatches(ids))
    for (const anuncio of await findAll<VigenciaRow & { id: number }>(strapi, ANUNCIOS, {
      ...VIGENCIA,
      where: { id: { $in: some } },
    }))
      anuncios.set(anuncio.id, anuncio);
  return anuncios;
};

/**
 * Every published row of a type that an ad may have brought, by id, with its files, what it points to and its ad's dates.
 * One joined statement a batch: a large catalogue is read many times faster than entry by entry. Dates are as the database
 * driver gives them. `Row` is what `params` ask for, and ids; `only`: of these ids.
 */
export const findPublished = async <Row extends { id: number; anuncio?: VigenciaRow | null }>(
  strapi: Core.Strapi,
  uid: UID.Schema,
  params: PublishedParams,
  only?: readonly number[],
): Promise<Row[]> => {
  const { columns, joins } = plan(strapi, uid, params);
  const names = Object.fromEntries(columns.map(({ sql }, n) => [`c${n}`, sql]));
  const found = new Map<number, Row & { anuncio_id: number | null }>();
  const fatias = fatiar();
  const connection = strapi.db.getConnection();
  // The batch is chosen before anything is joined to it: of all of them PostgreSQL reads the links from their beginning.
  const joined = (batch: Knex.QueryBuilder): Knex.QueryBuilder => {
    const query = connection.from(batch.as('entry')).orderBy('entry.id');
    for (const join of joins) join(query);
    return query;
  };
  const published = (): Knex.QueryBuilder =>
    connection.from(tableNameOf(strapi, uid)).whereNotNull('published_at');
  const take = async (query: Knex.QueryBuilder): Promise<number | null> => {
    // knex types a select of named columns as any.
    const rows: Record<string, unknown>[] = await query.select(names);
    for (const values of rows) {
      // `params` named what a row has. A field with two files shows one of them.
      const row = rowOf(columns, values) as unknown as Row & { anuncio_id: number | null };
      if (!found.has(row.id)) found.set(row.id, row);
    }
    // SQLite answers at once: waiting for it is nobody's turn.
    if (fatias.acabou()) await fatias.respirar();
    return rows.length < BATCH ? null : Number(rows.at(-1)?.['c0']);
  };
  if (only) for (const some of inBatches(only)) await take(joined(published().whereIn('id', some)));
  else
    for (let after: number | null = 0; after !== null;)
      after = await take(joined(published().andWhere('id', '>', after).orderBy('id').limit(BATCH)));
  const ids: number[] = [];
  const list = await mapearEmFatias(found.values(), (row) => {
    if (row.anuncio_id !== null) ids.push(row.anuncio_id);
    return row;
  });
  const anuncios = await anunciosOf(strapi, ids);
  await mapearEmFatias(list, (row) => (row.anuncio = anuncios.get(row.anuncio_id ?? 0) ?? null));
  return list;
};
