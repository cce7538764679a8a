import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { at } from '../../lib/paths.mjs';

const { Client } = createRequire(at('cms/package.json'))('pg');

/** Server on which databases may be made; null: what needs PostgreSQL is left out. */
export const SERVER = process.env.PORTAL_TESTS_POSTGRES ?? null;

export const run = async (url, sql, values = []) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
};

/** An empty database of its own, dropped when done. */
export const newDatabase = async () => {
  const name = `medida_${randomBytes(6).toString('hex')}`;
  await run(SERVER, `create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(SERVER, `drop database ${name} with (force)`) };
};
