import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { debianLibraries, debianProgram } from './debian.mjs';
import { isRoot, NOBODY } from './nobody.mjs';
import { naRaiz } from './raiz.mjs';

const CONF = naRaiz('config/pgbouncer/portal.ini');
const PATIENCE_MS = 20_000;

/**
 * The shipped file, with what only this machine decides put in its place.
 * @param {string} folder @param {number} port @param {URL} database @param {number} backends
 */
const confOf = (folder, port, database, backends) =>
  readFileSync(CONF, 'utf8')
    .replace(
      'portal = host=postgres port=5432',
      `${database.pathname.slice(1)} = host=${database.hostname} port=${database.port}`,
    )
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    .replaceAll('/etc/pgbouncer', folder)
    .replace(/default_pool_size = \d+/, `default_pool_size = ${backends}`);

/**
 * What was unpacked, where the other user can reach it: the project's own folder may be closed to it.
 * @param {string} program @param {string} folder
 */
const reachable = (program, folder) => {
  if (!isRoot || debianLibraries(program) === '') return program;
  const usr = path.resolve(path.dirname(program), '..');
  cpSync(usr, path.join(folder, 'usr'), { recursive: true, verbatimSymlinks: true });
  return path.join(folder, 'usr', path.relative(usr, program));
};

/** @param {number} port @returns {Promise<boolean>} */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * pgbouncer with config/pgbouncer/portal.ini in front of a database, with so many connections to it; null where pgbouncer is
 * not to be had. `end` is as a machine that fails ends it, `begin` after it brings it back on its port.
 * @param {string} databaseUrl @param {number} port @param {number} backends
 */
export const startPgbouncer = async (databaseUrl, port, backends) => {
  const found = await debianProgram('pgbouncer');
  if (found === null) return null;
  const database = new URL(databaseUrl);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-pgbouncer-'));
  const program = reachable(found, folder);
  const conf = path.join(folder, 'pgbouncer.ini');
  writeFileSync(conf, confOf(folder, port, database, backends));
  writeFileSync(
    path.join(folder, 'usuarios.txt'),
    `"${database.username}" "${database.password}"\n`,
  );
  // It will not run as root.
  if (isRoot)
    for (const name of ['', 'pgbouncer.ini', 'usuarios.txt'])
      chownSync(path.join(folder, name), NOBODY.uid, NOBODY.gid);

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let said = '';
  const begin = async () => {
    const begun = spawn(program, [conf], {
      ...(isRoot && NOBODY),
      env: { ...process.env, LD_LIBRARY_PATH: debianLibraries(program) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = begun;
    begun.stderr.on('data', (chunk) => (said += chunk));
    for (const since = performance.now(); !(await listens(port)); await sleep(50))
      if (begun.exitCode !== null || performance.now() - since > PATIENCE_MS)
        throw new Error(`pgbouncer: ${said}`);
  };
  const end = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await begin();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url.href, said: () => said, begin, end, stop };
};

/** @typedef {NonNullable<Awaited<ReturnType<typeof startPgbouncer>>>} Pgbouncer */
