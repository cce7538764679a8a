import path from 'node:path';
import { queryPostgres } from '@portal/testing/bancos';
import { Conexao } from '../../src/sqlite/conexao';
import { type TestDatabase } from './bancos';
import { type Portal } from './portal';

type Valor = string | number | null;

const inSqlite = (file: string, sql: string, values: Valor[]): unknown[] => {
  const connection = new Conexao(file, { timeout: 5000 });
  try {
    const statement = connection.prepare(sql);
    if (statement.reader) return statement.all(...values);
    statement.run(...values);
    return [];
  } finally {
    connection.close();
  }
};

/** A statement straight on a portal's database, with `?` for values: to see what is stored, and to let time pass. */
export const sql = async <Row>(
  portal: Pick<Portal, 'dataDir'>,
  { url }: Pick<TestDatabase, 'url'>,
  statement: string,
  ...values: Valor[]
): Promise<Row[]> => {
  const file = path.join(portal.dataDir, 'portal.db');
  // The caller names the columns it asks for.
  return (
    url === null ? inSqlite(file, statement, values) : await queryPostgres(url, statement, values)
  ) as Row[];
};

/** An instant as the database under test keeps a datetime. */
export const emBanco = ({ url }: Pick<TestDatabase, 'url'>, instante: Date): Valor =>
  url === null ? instante.getTime() : instante.toISOString();
