import Transaction from 'knex/lib/execution/transaction';
import { CommitFailed, DatabaseAway, withinTime } from './away';
import { discard } from './discard';

/** Time-out of BEGIN, COMMIT and ROLLBACK, in ms: a frozen database holds nobody. */
const LONGEST_MS = 10_000;
/** How knex numbers what ends a transaction. */
const [KEPT, UNDONE] = [1, 2] as const;

/**
 * A COMMIT that rolled back: PostgreSQL answers the COMMIT of a failed transaction without an error, but with the
 * command ROLLBACK.
 */
const wasRolledBack = ({ response }: { response?: unknown }): boolean =>
  typeof response === 'object' &&
  response !== null &&
  'command' in response &&
  response.command === 'ROLLBACK';

/**
 * Rolls back after a failed COMMIT: SQLite leaves the transaction open, and the next user of the connection must not
 * inherit it.
 */
const undo = async (
  { client }: Transaction,
  connection: object,
  because: unknown,
): Promise<void> => {
  if (client.transacting) return;
  // A connection that timed out is discarded, not asked again.
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
  // Shorter than knex's own 5 s, after which it would hand the connection on with its transaction open.
  await withinTime(asked, LONGEST_MS / 3).catch((error: unknown) => discard(connection, error));
  if (reason === undefined && trx.doNotRejectOnRollback) trx._resolver(undefined);
  else trx._rejecter(reason ?? new Error('the transaction was rolled back'));
};

/**
 * Monkey patch of knex's transaction: knex reports a failed COMMIT to nobody, so Strapi takes it for done and runs its
 * after-commit hooks. From here on `commit()` of every transaction of this process, Strapi's own included, rejects
 * unless the database kept it; a failed BEGIN begins nothing; no connection goes back to the pool with an open
 * transaction. Throws when knex is no longer built as it was.
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
