import search, { type Meta } from '@strapi/database/dist/query/helpers/search';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { FOLD } from './fold';

/** The text of some columns without case and accents, and what stands between them: in nobody's text and nobody's search. */
interface Folding {
  between: string;
  fold: (text: string) => string;
}

const SQLITE: Folding = { between: 'char(1)', fold: (text) => `${FOLD}(${text})` };
/** It decomposes each letter and drops the marks. */
const POSTGRES: Folding = {
  between: 'chr(1)',
  fold: (text) => `lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`,
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
    const { between, fold } = db.dialect.client === 'sqlite' ? SQLITE : POSTGRES;
    const columns = searchedColumns(db.metadata.get(uid), query);
    const text = columns.map(() => `coalesce(cast(?? as text), '')`).join(` || ${between} || `);
    // Folded once a row, whatever its columns: in SQLite each time is a call back into this process.
    conditions.orWhereRaw(`${fold(text)} like ? escape '\\'`, [
      ...columns.map((column) => qb.aliasColumn(column)),
      `%${escapeLike(dobrar(query))}%`,
    ]);
  };
};
