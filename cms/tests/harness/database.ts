import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { Conexao } from '../../src/sqlite/conexao';
import { criarBanco, type TestDatabase } from './bancos';

export const onPostgres = inject('postgres') !== null;

/**
 * A database of the kind under test, as a portal left it after its first start; 'vazio': with nothing in it (on SQLite,
 * whoever gives the portal an empty data folder has that).
 */
export const newDatabase = (conteudo: 'modelo' | 'vazio' = 'modelo'): Promise<TestDatabase> =>
  criarBanco(inject('postgres'), conteudo === 'modelo' ? inject('modelo').banco : null);

/** Writes to the portal's database behind its back, as another instance would. Values go in place of `?`. */
export const writeBehind = async (
  { url }: Pick<TestDatabase, 'url'>,
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
