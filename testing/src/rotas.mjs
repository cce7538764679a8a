import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { naRaiz } from './raiz.mjs';

/** @typedef {{ method: string, path: string }} RegisteredRoute */
/** @typedef {(string | { name: string })[]} Policies */
/** A route as its domain writes it. @typedef {RegisteredRoute & { config: { policies: Policies } }} HandledRoute */
/** A route of the portal's own, with the policies that guard it. @typedef {RegisteredRoute & { policies: Policies }} PortalRoute */

/**
 * Every route the portal's process registers with its router, whoever registers it, and every route of the portal's plugin
 * with the policies that guard it. It costs what starting a portal on this folder costs.
 * @param {string} dataDir
 * @returns {Promise<{ all: RegisteredRoute[], own: PortalRoute[] }>}
 */
export const printedRoutes = async (dataDir) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [naRaiz('testing/src/print-routes.mjs')],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORTAL_DATA: dataDir,
        PORTAL_DEMO: '0',
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  const printed = (/** @type {string} */ name) => {
    const line = new RegExp(`^${name} (.*)$`, 'm').exec(stdout)?.[1];
    if (!line) throw new Error(`no routes printed: ${stdout.slice(-500)}`);
    return JSON.parse(line);
  };
  return { all: printed('ROTAS'), own: printed('DO_PORTAL') };
};
