import { createRequire } from 'node:module';
import { join } from 'node:path';
import { at } from '../lib/paths.mjs';

const { DatabaseSync } = createRequire(at('cms/package.json'))('@photostructure/sqlite');

/** Longer than any single write of the portal takes. */
const WAIT_MS = 20_000;

/** Another process's connection to the database of a data folder. */
export const connect = (data) => {
  const connection = new DatabaseSync(join(data, 'portal.db'));
  connection.exec(`pragma busy_timeout = ${WAIT_MS}`);
  return connection;
};

/** One statement on the database of a data folder; rows, if it gives any. */
export const querySqlite = (data, sql, values = []) => {
  const connection = connect(data);
  try {
    return connection.prepare(sql).all(...values);
  } finally {
    connection.close();
  }
};
