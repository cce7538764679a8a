import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { codeOf } from './away';
import { discard } from './discard';

/** How many connections there may be, and how long, in ms, one statement may take, wait for a lock, and a transaction do nothing. */
export interface WaitLimits {
  ligacoes: number;
  comandoMs: number;
  travaMs: number;
  paradaMs: number;
}

/**
 * Time-out of opening a connection, and of waiting for a free one, in ms: an unavailable database is reported in time.
 */
const CONNECT_MS = 3_000;
const ACQUIRE_MS = 5_000;

/** What knex keeps and does not type. */
interface Kept {
  pool: { max: number; acquireTimeoutMillis: number };
  connectionSettings: { connectionTimeoutMillis: number };
}

/** What is used of the driver's connection. */
interface Connection {
  query(text: string): Promise<unknown>;
  /** What the server called its backend as it began. */
  processID: number | null;
  /** What the server says, as it comes. */
  connection: { on(event: 'errorMessage', heard: (fault: Error) => void): unknown };
}

/** SQLSTATE of a write that the server refuses because nothing may be written now. */
const READ_ONLY = '25006';

const keepers = new WeakSet<object>();

/**
 * Whether a connection speaks with the same backend from one statement to the next, so that what was prepared is still
 * there. Behind pgbouncer it does not: that one makes up the number of the backend.
 */
export const keepsPrepared = (connection: object): boolean => keepers.has(connection);

/**
 * Time-outs of PostgreSQL: from here on no statement, lock or idle transaction waits for ever, and the pool has its
 * full size. Call once the portal serves: migrating and filling may take long. Later work that must take long says `set
 * local statement_timeout` in its transaction.
 */
export const limitWaits = (
  strapi: Core.Strapi,
  { ligacoes, comandoMs, travaMs, paradaMs }: WaitLimits,
): void => {
  if (strapi.db.dialect.client !== 'postgres') return;
  const client = strapi.db.connection.client as Knex.Client & Kept;
  client.pool.max = ligacoes;
  client.pool.acquireTimeoutMillis = ACQUIRE_MS;
  client.connectionSettings.connectionTimeoutMillis = CONNECT_MS;
  const acquire = client.acquireConnection.bind(client) as () => Promise<Connection>;
  const limited = new WeakSet<Connection>();
  const limit = async (connection: Connection): Promise<void> => {
    // What was opened while the database was read-only stays so for ever: only a new one learns that it may write.
    connection.connection.on('errorMessage', (fault) => {
      if (codeOf(fault) === READ_ONLY) discard(connection, fault);
    });
    // One answer for each statement.
    const answers = (await connection.query(
      `set statement_timeout = ${comandoMs}; set lock_timeout = ${travaMs};
       set idle_in_transaction_session_timeout = ${paradaMs}; select pg_backend_pid() as backend`,
    )) as { rows: { backend?: number }[] }[];
    if (answers.at(-1)?.rows[0]?.backend === connection.processID) keepers.add(connection);
    limited.add(connection);
  };
  client.acquireConnection = async () => {
    const connection = await acquire();
    if (limited.has(connection)) return connection;
    try {
      await limit(connection);
      return connection;
    } catch (error) {
      discard(connection, error);
      await client.releaseConnection(connection);
      throw error;
    }
  };
};
