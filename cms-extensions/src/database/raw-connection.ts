import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { withinTime } from './away';
import { discard } from './discard';

/** Statements that hold a connection longer than this, in ms, lose it. */
const LONGEST_MS = 10_000;

/**
 * Lends a driver's own connection out of the pool: for the few statements so frequent that building them each time would
 * cost more than running them. `Connection` is what the database's driver calls one.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names its driver's connection
export const withConnection = async <Connection extends object, T>(
  strapi: Core.Strapi,
  work: (connection: Connection) => Promise<T> | T,
): Promise<T> => {
  // knex types neither its client nor what the pool holds.
  const client = strapi.db.connection.client as Knex.Client;
  const connection = (await client.acquireConnection()) as Connection;
  try {
    return await withinTime(Promise.resolve(work(connection)), LONGEST_MS);
  } catch (error) {
    discard(connection, error);
    throw error;
  } finally {
    await client.releaseConnection(connection);
  }
};
