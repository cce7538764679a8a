import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  /** DATABASE_URL of its own; null on SQLite, where each data folder has its database. */
  url: string | null;
  drop(): Promise<void>;
}

/** A portal that was started once and ended: what most tests start from instead of migrating anew. */
export interface Modelo {
  dataDir: string;
  /** Name of its database; null on SQLite, where it is in the folder. */
  banco: string | null;
}

const onServer = async (server: string, comando: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(comando).finally(() => client.end());
};

/** A database of its own on a PostgreSQL server, a copy of another there or empty; without a server there is none to make. */
export const criarBanco = async (
  server: string | null,
  copiaDe: string | null = null,
): Promise<TestDatabase & { nome: string | null }> => {
  if (server === null) return { url: null, nome: null, drop: () => Promise.resolve() };
  const nome = `portal_${randomBytes(6).toString('hex')}`;
  const modelo = copiaDe === null ? '' : ` template ${copiaDe}`;
  await onServer(server, `create database ${nome}${modelo}`);
  const url = new URL(server);
  url.pathname = `/${nome}`;
  return {
    url: url.href,
    nome,
    drop: () => onServer(server, `drop database ${nome} with (force)`),
  };
};
