import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { debianProgram } from './debian.mjs';
import { naRaiz } from './raiz.mjs';

const CONF = naRaiz('config/nginx/portal.conf');
const PATIENCE_MS = 20_000;

/**
 * The shipped file, with what only this machine decides put in its place.
 * @param {string} folder @param {number} port @param {readonly string[]} portals
 */
const confOf = (folder, port, portals) =>
  readFileSync(CONF, 'utf8')
    .replace(
      // Older ones, as Debian's, resolve no name twice; these are addresses.
      /server portal:1337 resolve (.*);/,
      portals.map((url) => `server ${new URL(url).host} $1;`).join('\n    '),
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/etc/nginx/portal.d', path.join(folder, 'portal.d'));

/** Root would lend its rights to a user who may not enter the folder. */
const USER = process.getuid?.() === 0 ? 'user root;' : '';

/** @param {string} folder */
const mainOf = (folder) => `
${USER}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  client_body_temp_path ${folder}/corpos;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/portal.conf;
}
`;

/**
 * Until it answers; what it says about itself when it does not.
 * @param {string} url @param {import('node:child_process').ChildProcess} child @param {() => string} errors
 */
const answers = async (url, child, errors) => {
  for (const since = performance.now(); ; await sleep(50)) {
    if (child.exitCode !== null || performance.now() - since > PATIENCE_MS)
      throw new Error(`nginx: ${errors()}`);
    const there = await fetch(`${url}/api/vivo`, { redirect: 'manual' }).catch(() => null);
    if (there) return there.arrayBuffer();
  }
};

/**
 * nginx with config/nginx/portal.conf in front of these portals, on this port; null where nginx is not to be had. `added`:
 * what lies in its portal.d.
 * @param {readonly string[]} portals @param {number} port
 */
export const startNginx = async (portals, port, added = '') => {
  const program = await debianProgram('nginx');
  if (program === null) return null;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-nginx-'));
  for (const name of ['portal', 'portal.d']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'portal.d', 'mais.conf'), added);
  writeFileSync(path.join(folder, 'portal.conf'), confOf(folder, port, portals));
  writeFileSync(path.join(folder, 'nginx.conf'), mainOf(folder));
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const url = `http://127.0.0.1:${port}`;
  const read = (/** @type {string} */ name) => readFileSync(path.join(folder, name), 'utf8');
  const stop = async () => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGQUIT');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(url, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    /** What its two logs say. */
    acessos: () => read('access.log'),
    erros: () => read('error.log'),
    stop,
  };
};

/** @typedef {NonNullable<Awaited<ReturnType<typeof startNginx>>>} Nginx */
