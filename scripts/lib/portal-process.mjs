import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPortal } from '@portal/testing/portal';
import { freePort } from '@portal/testing/ports';
import { Failure } from './failure.mjs';
import { start } from './run.mjs';

/**
 * Starts the compiled portal as a program, told what it is told beyond its surroundings, and waits until it answers. Only
 * its errors are seen, or nothing.
 */
export const portalProcess = async (env, { cli = undefined, stderr = 'inherit' } = {}) => {
  const how = { cli, stderr: /** @type {'inherit' | 'pipe'} */ (stderr), keep: false, start };
  const portal = await launchPortal({ ...process.env, ...env }, how);
  if (portal.code !== null) throw new Failure('O portal encerrou antes de responder.');
  return portal;
};

/**
 * A real portal with demonstration content on a temporary folder and a free port, for measuring.
 * `stop` ends it and takes the folder away. `more`: environment beyond that;
 * `cli`: the compiled portal.
 */
export const temporaryPortal = async (more = {}, cli = undefined) => {
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
  const portal = await portalProcess(env, { cli }).catch((error) => {
    forget();
    throw error;
  });
  const stop = async () => {
    await portal.stop();
    forget();
  };
  return { url: env.PORTAL_URL, data, pid: portal.pid, stop };
};
