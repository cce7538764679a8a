import Transaction from 'knex/lib/execution/transaction';
import { CommitFailed, DatabaseAway, withinTime } from './away';
import { discard } from './discard';

/** A transaction's own statements are given this long, in ms: a frozen database holds nobody. */
const LONGEST_MS = 10_000;
/** How knex numbers what ends a transaction. */
const [KEPT, UNDONE] = [1, 2] as const;

/** PostgreSQL answers the COMMIT of a transaction that had failed before without an error, and with this. */
const wasRolledBack = ({ response }: { response?: unknown }): boolean =>
  typeof response === 'object' &&
  response !== null &&
  'command' in response &&
  response.command === 'ROLLBACK';

/** SQLite leaves a transaction open whose COMMIT failed; whoever comes next on this connection must not find it. */
const undo = async (
  { client }: Transaction,
  connection: object,
  because: unknown,
): Promise<void> => {
  if (client.transacting) return;
  // What did not answer a moment ago is not asked again.
  if (because instanceof DatabaseAway) discard(connection, because);
  else
    await withinTime(client.query(connection, 'ROLLBACK'), LONGEST_MS).catch((error: unknown) =>
      discard(connection, error),
    );
};

const begin = async (trx: Transaction, connection: object, sql: string): Promise<unknown> => {
  try {
    return await withinTime(trx.trxClient.query(connection, sql), LONGEST_MS);
  } catch (error) {
    trx._completed = true;
    if (!trx.client.transacting) discard(connection, error);
    throw error;
  }
};

const commit = async (
  trx: Transaction,
  connection: object,
  sql: string,
  value: unknown,
): Promise<unknown> => {
  if (trx.isCompleted()) return undefined;
  try {
    const asked = trx.trxClient.query(connection, sql);
    // Nothing else may be asked of it from here on.
    trx._completed = true;
    const answer = await withinTime(asked, LONGEST_MS);
    if (wasRolledBack(answer)) throw new Error('a statement before it had failed');
    trx._resolver(value);
    return answer;
  } catch (error) {
    await undo(trx, connection, error);
    const failed = new CommitFailed(error);
    trx._rejecter(failed);
    throw failed;
  }
};

const rollback = async (
  trx: Transaction,
  connection: object,
  sql: string,
  reason: unknown,
): Promise<void> => {
  if (trx.isCompleted()) return;
  const asked = trx.trxClient.query(connection, sql);
  trx._completed = true;
  // Under the 5 s after which knex would hand on a connection with its transaction open.
  await withinTime(asked, LONGEST_MS / 3).catch((error: unknown) => discard(connection, error));
  if (reason === undefined && trx.doNotRejectOnRollback) trx._resolver(undefined);
  else trx._rejecter(reason ?? new Error('the transaction was rolled back'));
};

/**
 * Seam: knex tells nobody who asks for a COMMIT that it failed, and Strapi believes it and runs what was to happen after.
 * From here on `commit()` of every transaction of this process, Strapi's own included, rejects unless the database kept
 * it; a BEGIN that fails begins nothing; no connection goes back to the pool with a transaction on it.
 * Throws when knex is no longer built as it was.
 */
export const awaitCommits = (): void => {
  const { prototype } = Transaction;
  for (const [name, arity] of [
    ['query', 4],
    ['commit', 2],
    ['begin', 1],
  ] as const) {
    const method: unknown = Reflect.get(prototype, name);
    if (typeof method !== 'function' || method.length !== arity)
      throw new Error(`knex's transaction has changed: ${name}`);
  }
  prototype.query = function (this: Transaction, connection, sql, status, value) {
    if (status === KEPT) return commit(this, connection, sql, value);
    if (status === UNDONE) return rollback(this, connection, sql, value);
    return begin(this, connection, sql);
  };
};
