import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf, queryPostgres } from '@portal/testing/bancos';
import { freePort } from '@portal/testing/ports';
import { startPostgres } from '@portal/testing/postgres-server';
import { ADMINISTRATOR_ENV } from '../lib/portal-client.mjs';
import { stopChildren } from '../lib/run.mjs';
import { onSignal } from '../lib/signals.mjs';
import { ENV as KNOWN_SECRET } from '../bench/rastreio/visitors.mjs';
import { furnish } from './furnish.mjs';
import { startInstance } from './instance.mjs';
import { unmountAll } from './small-disk.mjs';
import { querySqlite } from './sqlite.mjs';

/** Durable as in production: what these experiments are about. `max_connections` fits three instances. */
const SETTINGS = { fsync: 'on', max_connections: 80 };

/**
 * Where experiments happen: a kind of database, and a furnished portal that each of them gets a copy of.
 * @param {'sqlite' | 'postgres'} kind
 * @param {(url: string, query: (sql: string, ...values: any[]) => Promise<any[]>) => Promise<any>} fill puts into the
 *   model what the experiments need; its answer is the bench's `furniture`
 * @param {{ nginx?: boolean }} options `nginx`: the load reaches the portals through the nginx that comes along
 */
export const openBench = async (kind, fill = furnish, { nginx = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-faltas-'));
  const server = kind === 'postgres' ? await startPostgres(await freePort(), SETTINGS) : null;
  let count = 0;

  /** A place a portal can live in. `empty`: without the model's content; `data`: in a folder of the caller's. */
  const place = async ({ empty = false, data = null, tablespace = null } = {}) => {
    count += 1;
    const name = empty ? `portal_vazio_${count}` : `portal_${count}`;
    const own = data ?? join(folder, name);
    mkdirSync(own, { recursive: true });
    if (!empty)
      for (const entry of readdirSync(model))
        cpSync(join(model, entry), join(own, entry), { recursive: true });
    if (server) {
      const where = tablespace ? ` tablespace ${tablespace}` : '';
      // File by file: copied through the log, a crash before the next checkpoint sets the copy's sequences back.
      const from = empty ? '' : ' template portal_modelo strategy file_copy';
      await queryPostgres(server.url, `create database ${name}${from}${where}`);
    }
    return placeAt(own, name);
  };

  const placeAt = (data, name) => {
    const url = server ? databaseOf(server.url, name) : null;
    return {
      data,
      name,
      url,
      nginx,
      env: {
        ...ADMINISTRATOR_ENV,
        ...KNOWN_SECRET,
        PORTAL_DATA: data,
        PORTAL_DEMO: '0',
        DATABASE_URL: url ?? '',
        SMTP_URL: '',
        TRUSTED_PROXIES: nginx ? '127.0.0.1' : '',
      },
      query: async (sql, ...values) =>
        url === null ? querySqlite(data, sql, values) : queryPostgres(url, sql, values),
    };
  };

  /** A place nobody needs any more goes: long runs use many. */
  const discard = async ({ data, name }) => {
    rmSync(data, { recursive: true, force: true });
    if (server) await queryPostgres(server.url, `drop database ${name} with (force)`);
  };

  const model = join(folder, 'modelo');
  const makeModel = async () => {
    mkdirSync(model);
    if (server) await queryPostgres(server.url, 'create database portal_modelo');
    const there = placeAt(model, 'portal_modelo');
    const instance = await startInstance(there.env);
    const furniture = await fill(instance.url, there.query).finally(() => instance.stop());
    return furniture;
  };

  const stop = async () => {
    await server?.stop();
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  };
  // Ctrl-C, or who grew tired of waiting: nothing stays running and nothing stays behind.
  onSignal(() => {
    stopChildren('SIGKILL');
    unmountAll();
    void stop().finally(() => process.exit(130));
  });
  try {
    const furniture = await makeModel();
    return {
      kind,
      server,
      folder,
      furniture,
      place,
      discard,
      stop,
      onServer: (sql) => queryPostgres(server.url, sql),
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
