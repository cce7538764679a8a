import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** What knex's pool tells of itself, and knex does not type. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Connections to the database in use and free, and how many wait for one. */
export const poolOf = (strapi: Core.Strapi): { used: number; free: number; waiting: number } => {
  const { pool } = strapi.db.connection.client as Knex.Client & { pool: Pool };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
};
