import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { isDatabaseAway } from './away';

/** What the database said while one document was being written. */
interface Seen {
  away: unknown;
}

/**
 * Masked error: Strapi's check that what an entry points to exists takes a database that does not answer for a wrong
 * relation, and blames the sender. From here on the fault itself is thrown. Call in `bootstrap`.
 */
export const unmaskFaults = (strapi: Core.Strapi): void => {
  const writing = new AsyncLocalStorage<Seen>();
  strapi.db.connection.on('query-error', (error: unknown) => {
    const seen = writing.getStore();
    if (seen && isDatabaseAway(error)) seen.away = error;
  });
  strapi.documents.use((_context, next) => {
    const seen: Seen = { away: undefined };
    return writing.run(seen, async () => {
      try {
        return await next();
      } catch (error) {
        throw error instanceof errors.ValidationError && seen.away !== undefined
          ? seen.away
          : error;
      }
    });
  });
};
