import { join } from 'node:path';
import { queryPostgres } from '@portal/testing/bancos';
import { openDatabase } from '../leituras/database.mjs';
import { newDatabase, SERVER } from '../rastreio/postgres.mjs';
import { statements } from './encher.mjs';

const onSqlite = (many, measure) =>
  measure('SQLite', (data) => {
    const database = openDatabase(join(data, 'portal.db'));
    for (const statement of statements({ sqlite: true, many })) database.exec(statement);
    database.close();
  });

const onPostgres = async (many, measure) => {
  if (!SERVER) {
    console.log('PostgreSQL: não medido (PORTAL_TESTS_POSTGRES diz em que servidor).');
    return [];
  }
  const { url, drop } = await newDatabase();
  try {
    const fill = async () => {
      for (const statement of statements({ sqlite: false, many }))
        await queryPostgres(url, statement);
    };
    return await measure('PostgreSQL', fill, url);
  } finally {
    await drop();
  }
};

/**
 * What `measure(name, fill, url)` finds too slow, on SQLite and, when PORTAL_TESTS_POSTGRES names a server, on PostgreSQL.
 * `fill(data)` puts so many ads into the portal that was started with that address of a database.
 */
export const onEachDatabase = async (many, measure) => [
  ...(await onSqlite(many, measure)),
  ...(await onPostgres(many, measure)),
];
