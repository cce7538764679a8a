import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/**
 * Advisory lock: until its transaction ends, whoever asks for the same `what` waits, on all instances. On SQLite the only
 * connection lets nobody else in.
 */
export const oneAtATime = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  what: string,
): Promise<void> => {
  if (strapi.db.dialect.client === 'sqlite') return;
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [what]);
};
