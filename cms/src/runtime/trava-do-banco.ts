import type { Client } from 'pg';

/**
 * Advisory lock of PostgreSQL, held for as long as the connection lives: by a transaction that does nothing else, because
 * behind pgbouncer in transaction mode only that keeps one backend. It holds back no vacuum: read committed keeps no
 * snapshot between statements, but a statement with parameters stays open with its own until the next, so the key is
 * written out. None of the time-outs that pgbouncer or the server set end it.
 */
export const prenderTrava = async (
  cliente: Client,
  chave: number,
  quantos: 'um' | 'todos',
): Promise<void> => {
  await cliente.query(
    `begin isolation level read committed; set local statement_timeout = 0; set local lock_timeout = 0;
     set local idle_in_transaction_session_timeout = 0`,
  );
  const tomar = quantos === 'um' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await cliente.query(`select ${tomar}(${chave})`);
};
