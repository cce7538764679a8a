import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isConflict } from './away';
import { unmasked } from './hidden-faults';

/** What Strapi hands to the work of a transaction. */
interface OpenTransaction {
  trx: Knex.Transaction;
  onCommit: (effect: () => void) => void;
}

/** How often work is done again that the database ended for standing in another's way. */
const RETRIES = 1;

/**
 * Runs work in one transaction: when this resolves everything is committed, when it rejects nothing is. Inside another
 * transaction it is part of that one. After a deadlock the work runs a second time, so it may write to nothing but the
 * database; `repeat: false` for work that does.
 */
export const transaction = async <T>(
  strapi: Core.Strapi,
  work: (trx: Knex.Transaction) => Promise<T> | T,
  { repeat = true }: { repeat?: boolean } = {},
): Promise<T> => {
  const once = (): Promise<T> =>
    unmasked(
      async () => await strapi.db.transaction(async ({ trx }: OpenTransaction) => work(trx)),
    );
  // A deadlock aborts the outermost transaction: only that one can be retried.
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

/**
 * Runs a statement of knex's own in the transaction under way, if there is one: beside it, it would not see what that
 * one wrote, and on SQLite wait for the only connection.
 */
export const asPartOf = async <T>(
  strapi: Core.Strapi,
  work: (trx?: Knex.Transaction) => PromiseLike<T>,
): Promise<T> =>
  strapi.db.inTransaction()
    ? await strapi.db.transaction(async ({ trx }: OpenTransaction) => await work(trx))
    : await work();
