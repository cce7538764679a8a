import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** `?` for each value, as on SQLite. @param {string} sql */
const numbered = (sql) => {
  let n = 0;
  return sql.replaceAll('?', () => `$${(n += 1)}`);
};

/**
 * One statement on a PostgreSQL database, with `?` or `$1` for values; its rows.
 * @param {string} url
 * @param {string} sql
 * @param {readonly unknown[]} [values]
 * @returns {Promise<any[]>}
 */
export const queryPostgres = async (url, sql, values = []) => {
  const client = new Client({ connectionString: url });
  // A server that is killed on purpose ends connections where nobody waits.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(values.length > 0 ? numbered(sql) : sql, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** @param {string} server @param {string} name */
export const databaseOf = (server, name) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * A database of its own on a server: a copy of another one there, or empty.
 * @param {string} server
 * @param {string | null} [template]
 */
export const createDatabase = async (server, template = null) => {
  const name = `portal_${randomBytes(6).toString('hex')}`;
  await queryPostgres(
    server,
    `create database ${name}${template === null ? '' : ` template ${template}`}`,
  );
  return {
    name,
    url: databaseOf(server, name),
    drop: async () => void (await queryPostgres(server, `drop database ${name} with (force)`)),
  };
};
