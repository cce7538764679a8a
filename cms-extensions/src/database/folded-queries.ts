import search, { type Meta } from '@strapi/database/dist/query/helpers/search';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { FOLD } from './fold';

/** A column's text without case and accents. PostgreSQL decomposes each letter and drops the marks. */
const FOLDED: Readonly<Record<string, string>> = {
  sqlite: `${FOLD}(??)`,
  postgres: `lower(regexp_replace(normalize(??::text, NFKD), '[\\u0300-\\u036f]', '', 'g'))`,
};

const TEXTS = new Set(['string', 'text', 'uid', 'email', 'enumeration', 'richtext']);
const NUMBERS = new Set(['integer', 'biginteger', 'float', 'decimal']);

const escapeLike = (text: string): string => text.replace(/[%_\\]/g, '\\$&');

/** Columns that a search looks at: texts, and numbers when a number is searched. */
const searchedColumns = ({ attributes }: Meta, query: string): string[] => {
  const numbers = Number.isNaN(Number(query)) ? [] : NUMBERS;
  const types = new Set([...TEXTS, ...numbers]);
  const columns = Object.entries(attributes).flatMap(([name, attribute]) =>
    types.has(attribute.type) && attribute.searchable !== false
      ? [attribute.columnName ?? name]
      : [],
  );
  return ['id', ...columns];
};

/**
 * Monkey patch of Strapi's query builder: what is searched at the panel (`_q`) is found without case and accents on both
 * databases. Call before Strapi is made. Throws when Strapi is no longer built as it was.
 */
export const foldQueries = (): void => {
  if (typeof search.applySearch !== 'function')
    throw new Error("Strapi's query builder has changed");
  search.applySearch = (conditions, query, { qb, uid, db }) => {
    const folded = FOLDED[db.dialect.client] ?? 'lower(??)';
    const wanted = `%${escapeLike(dobrar(query))}%`;
    for (const column of searchedColumns(db.metadata.get(uid), query))
      conditions.orWhereRaw(`${folded} like ? escape '\\'`, [qb.aliasColumn(column), wanted]);
  };
};
