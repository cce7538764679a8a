import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from './failure.mjs';
import { at } from './paths.mjs';
import { start } from './run.mjs';

/** A port nobody listens on now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Waits for the line by which cms/src/runtime/cli.ts says that the portal answers. */
const ready = (child) =>
  new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"pronto":true')) resolve(JSON.parse(line));
    });
    child.once('close', () => reject(new Failure('O portal encerrou antes de responder.')));
  });

const CLI = at('cms/dist/src/runtime/cli.js');

/** Starts the compiled portal as a program and waits until it answers. `env`: what it is told beyond its surroundings. */
export const portalProcess = async (env, { cli = CLI, stderr = 'inherit' } = {}) => {
  const child = start(process.execPath, [cli], {
    stdio: ['ignore', 'pipe', stderr],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...env },
  });
  const { url } = await ready(child);
  return { child, url };
};

/**
 * A real portal with demonstration content on a temporary folder and a free port, for measuring.
 * `stop` ends it and takes the folder away. `more`: environment beyond that;
 * `cli`: the compiled portal.
 */
export const temporaryPortal = async (more = {}, cli = CLI) => {
  const data = mkdtempSync(join(tmpdir(), 'portal-medida-'));
  const forget = () => rmSync(data, { recursive: true, force: true });
  const port = String(await freePort());
  const env = {
    PORT: port,
    PORTAL_URL: `http://localhost:${port}`,
    PORTAL_DATA: data,
    PORTAL_DEMO: '1',
    DATABASE_URL: '',
    ...more,
  };
  const { child, url } = await portalProcess(env, { cli }).catch((error) => {
    forget();
    throw error;
  });
  const stop = async () => {
    const closed = new Promise((resolve) => child.once('close', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await closed;
    forget();
  };
  return { url, data, pid: child.pid, stop };
};
