import { join } from 'node:path';
import { queryPostgres } from '@portal/testing/bancos';
import { bancoDe } from '../ano/bancos.mjs';
import { openDatabase } from '../leituras/database.mjs';
import { newDatabase, SERVER } from '../rastreio/postgres.mjs';
import { statements } from './encher.mjs';

/** A write that the list follows: what was counted of it is counted again. Of an account, so that no public read is made anew beside it. */
const WRITE = 'update up_users set telefone = telefone where id = 1';

const onSqlite = (many, measure) => {
  const runAll = (data, all) => {
    const database = openDatabase(join(data, 'portal.db'));
    for (const statement of all) database.exec(statement);
    database.close();
  };
  return measure('SQLite', {
    fill: (data) => runAll(data, statements({ sqlite: true, many })),
    write: (data) => runAll(data, [WRITE]),
  });
};

const onPostgres = async (many, measure) => {
  if (!SERVER) {
    console.log('PostgreSQL: não medido (PORTAL_TESTS_POSTGRES diz em que servidor).');
    return [];
  }
  const { url, drop } = await newDatabase();
  // Whoever writes is there already, as a portal is: one that comes and goes takes the processor from who is measured.
  const writer = await bancoDe({ url, folder: '' });
  try {
    const fill = async () => {
      for (const statement of statements({ sqlite: false, many }))
        await queryPostgres(url, statement);
    };
    return await measure('PostgreSQL', { fill, write: () => writer.run(WRITE) }, url);
  } finally {
    await writer.close();
    await drop();
  }
};

/**
 * What `measure(name, { fill, write }, url)` finds too slow, on SQLite and, when PORTAL_TESTS_POSTGRES names a server, on
 * PostgreSQL. `fill(data)` puts so many ads into the portal that was started with that address of a database, `write(data)`
 * writes to one of them.
 */
export const onEachDatabase = async (many, measure) => [
  ...(await onSqlite(many, measure)),
  ...(await onPostgres(many, measure)),
];
