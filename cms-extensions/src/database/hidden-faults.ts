import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { codeOf, isDatabaseAway } from './away';

/** What the database said during some work. */
interface Seen {
  /** The first fault, whatever it was. */
  first: unknown;
  /** The last one that meant that the database is unavailable. */
  away: unknown;
}

/** SQLSTATE of what is asked in a transaction after the fault that ended it. */
const TRANSACTION_ENDED = '25P02';

const faultBehind = (error: unknown, { first, away }: Seen): unknown => {
  if (error instanceof errors.ValidationError) return away ?? error;
  return codeOf(error) === TRANSACTION_ENDED ? (first ?? error) : error;
};

const working = new AsyncLocalStorage<Seen>();

/**
 * Runs work so that a masked error is the fault itself: Strapi's check that what an entry points to exists takes a database
 * that does not answer for a wrong relation, and blames the sender; an entry that could not be related it deletes, in a
 * transaction that has ended. Needs `unmaskFaults`.
 */
export const unmasked = async <T>(work: () => Promise<T>): Promise<T> => {
  const seen: Seen = { first: undefined, away: undefined };
  return await working.run(seen, async () => {
    try {
      return await work();
    } catch (error) {
      throw faultBehind(error, seen);
    }
  });
};

/** Takes note of what the database says, and writes every document `unmasked`. Call in `bootstrap`. */
export const unmaskFaults = (strapi: Core.Strapi): void => {
  strapi.db.connection.on('query-error', (error: unknown) => {
    const seen = working.getStore();
    if (!seen) return;
    seen.first ??= error;
    if (isDatabaseAway(error)) seen.away = error;
  });
  strapi.documents.use((_context, next) => unmasked(async () => await next()));
};
