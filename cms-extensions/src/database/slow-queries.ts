import type { Core } from '@strapi/strapi';

/** What is used of knex's word on a statement. */
interface Query {
  __knexQueryUid?: string;
  sql?: string;
}

const LONGEST = 400;
const slow = new WeakMap<Core.Strapi, number>();

/** A statement as a log may hold it: without what stands between its quotes. */
const loggedStatement = (sql: string): string =>
  sql
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);

/** How many statements were told as slow since the start. */
export const slowQueries = (strapi: Core.Strapi): number => slow.get(strapi) ?? 0;

/** Tells of each statement that takes longer than `limitMs`, waiting for its connection not counted. Call in `bootstrap`. */
export const watchQueries = (strapi: Core.Strapi, limitMs: number): void => {
  const begun = new Map<string, number>();
  const end = ({ __knexQueryUid: uid = '', sql = '' }: Query): void => {
    const began = begun.get(uid);
    begun.delete(uid);
    const ms = Math.round(performance.now() - (began ?? Infinity));
    if (ms < limitMs) return;
    slow.set(strapi, slowQueries(strapi) + 1);
    strapi.log.warn(`Consulta lenta: ${ms} ms`, { ms, consulta: loggedStatement(sql) });
  };
  strapi.db.connection
    .on('query', ({ __knexQueryUid: uid }: Query) => {
      if (uid !== undefined) begun.set(uid, performance.now());
    })
    .on('query-response', (_answer: unknown, query: Query) => end(query))
    .on('query-error', (_error: unknown, query: Query) => end(query));
};
