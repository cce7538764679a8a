import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isConflict } from './away';

/** What Strapi hands to the work of a transaction. */
interface OpenTransaction {
  trx: Knex.Transaction;
  onCommit: (effect: () => void) => void;
}

/** How often work is done again that the database ended for standing in another's way. */
const RETRIES = 1;

/**
 * Does work in one transaction: it is all in the database when this resolves, and nothing of it when it rejects. Inside
 * another it is part of that one. The work may be done a second time, after a deadlock, and so writes to nothing but the database;
 * `repeat: false` says that it does.
 */
export const transaction = async <T>(
  strapi: Core.Strapi,
  work: (trx: Knex.Transaction) => Promise<T> | T,
  { repeat = true }: { repeat?: boolean } = {},
): Promise<T> => {
  const once = async (): Promise<T> =>
    await strapi.db.transaction(async ({ trx }: OpenTransaction) => work(trx));
  // A deadlock ends the outermost transaction: only that one can begin again.
  let left = repeat && !strapi.db.inTransaction() ? RETRIES : 0;
  for (;;) {
    try {
      return await once();
    } catch (error) {
      if (left === 0 || !isConflict(error)) throw error;
      left -= 1;
    }
  }
};

/** Runs `effect` once what was written so far is committed: at once outside a transaction, after the outermost commit inside one. */
export const afterCommit = async (strapi: Core.Strapi, effect: () => void): Promise<void> => {
  if (!strapi.db.inTransaction()) effect();
  else
    await strapi.db.transaction(({ onCommit }: OpenTransaction) => {
      onCommit(effect);
    });
};
