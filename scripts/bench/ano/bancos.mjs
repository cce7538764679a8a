// The same SQL on both databases, beside a portal that runs or that is stopped.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { at } from '../../lib/paths.mjs';
import { openDatabase } from '../leituras/database.mjs';

const { Client } = createRequire(at('cms/package.json'))('pg');

const sqlite = (folder) => {
  const database = openDatabase(join(folder, 'portal.db'));
  const rows = (sql) => Promise.resolve(database.prepare(sql).all());
  return {
    rows,
    run: (sql) => Promise.resolve(database.exec(sql)),
    columns: async (table) =>
      (await rows(`select name from pragma_table_info('${table}')`)).map(({ name }) => name),
    // A moment as Strapi keeps it there: milliseconds.
    moment: (date) => String(date.getTime()),
    close: () => Promise.resolve(database.close()),
  };
};

const postgres = async (url) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const rows = async (sql) => (await client.query(sql)).rows;
  return {
    rows,
    run: rows,
    columns: async (table) =>
      (
        await rows(
          `select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = '${table}'`,
        )
      ).map(({ name }) => name),
    moment: (date) => `timestamp '${date.toISOString().replace('T', ' ').slice(0, 23)}'`,
    close: () => client.end(),
  };
};

/** The database of a portal: `url` of PostgreSQL, or null: the SQLite file of its folder. */
export const bancoDe = ({ url, folder }) => (url === null ? sqlite(folder) : postgres(url));
