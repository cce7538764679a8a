import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';

/** `?` for each value, as on SQLite. @param {string} sql */
const numbered = (sql) => {
  let n = 0;
  return sql.replaceAll('?', () => `$${(n += 1)}`);
};

/** @type {Map<string, Pool>} */
const abertas = new Map();

/** @param {string} url */
const abrir = (url) => {
  const conexoes = new Pool({
    ...{ connectionString: url, max: 20 },
    ...{ idleTimeoutMillis: 1000, allowExitOnIdle: true },
  });
  // A server that is killed on purpose ends connections where nobody waits.
  conexoes.on('error', () => undefined);
  abertas.set(url, conexoes);
  return conexoes;
};

/**
 * One statement on a PostgreSQL database, with `?` or `$1` for values; its rows. Its connection is kept for a second: PostgreSQL
 * spends a tenth of a second of processor on a new one, and hardly anything on what it is asked.
 * @param {string} url
 * @param {string} sql
 * @param {readonly unknown[]} [values]
 * @returns {Promise<any[]>}
 */
export const queryPostgres = async (url, sql, values = []) => {
  const conexoes = abertas.get(url) ?? abrir(url);
  const { rows } = await conexoes.query(values.length > 0 ? numbered(sql) : sql, [...values]);
  return rows;
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
