import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { Conexao } from '../../src/sqlite/conexao';

export const onPostgres = inject('postgres') !== null;

const onServer = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: inject('postgres') ?? undefined });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export interface TestDatabase {
  /** DATABASE_URL of its own; null on SQLite, where each data folder has its database. */
  url: string | null;
  drop(): Promise<void>;
}

/**
 * A database of the kind under test, as a portal left it after its first start; 'vazio': with nothing in it (on SQLite,
 * whoever gives the portal an empty data folder has that).
 */
export const newDatabase = async (
  conteudo: 'modelo' | 'vazio' = 'modelo',
): Promise<TestDatabase> => {
  const server = inject('postgres');
  if (server === null) return { url: null, drop: () => Promise.resolve() };
  const name = `portal_${randomBytes(6).toString('hex')}`;
  const { banco } = inject('modelo');
  const modelo = conteudo === 'modelo' && banco !== null ? ` template ${banco}` : '';
  await onServer((client) => client.query(`create database ${name}${modelo}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await onServer((client) => client.query(`drop database ${name} with (force)`));
    },
  };
};

/** Writes to the portal's database behind its back, as another instance would. Values go in place of `?`. */
export const writeBehind = async (
  { url }: TestDatabase,
  dataDir: string,
  sql: string,
  values: (string | number)[],
): Promise<void> => {
  if (url === null) {
    const sqlite = new Conexao(path.join(dataDir, 'portal.db'), { timeout: 5000 });
    try {
      sqlite.prepare(sql).run(...values);
    } finally {
      sqlite.close();
    }
    return;
  }
  let n = 0;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client
    .query(
      sql.replaceAll('?', () => `$${(n += 1)}`),
      values,
    )
    .finally(() => client.end());
};
