import { inject } from 'vitest';
import { criarBanco, type TestDatabase } from './bancos';
import { sql } from './sql';

export const onPostgres = inject('postgres') !== null;

/**
 * A database of the kind under test, as a portal left it after its first start; 'vazio': with nothing in it (on SQLite,
 * whoever gives the portal an empty data folder has that).
 */
export const newDatabase = (conteudo: 'modelo' | 'vazio' = 'modelo'): Promise<TestDatabase> =>
  criarBanco(inject('postgres'), conteudo === 'modelo' ? inject('modelo').banco : null);

/** Writes to the portal's database behind its back, as another instance would. Values go in place of `?`. */
export const writeBehind = async (
  database: Pick<TestDatabase, 'url'>,
  dataDir: string,
  statement: string,
  values: (string | number)[],
): Promise<void> => {
  await sql({ dataDir }, database, statement, ...values);
};
