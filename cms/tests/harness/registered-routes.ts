import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Portal } from './portal';

export interface RegisteredRoute {
  method: string;
  path: string;
}

/** A route of the portal's own, with the policies that guard it. */
export interface PortalRoute extends RegisteredRoute {
  policies: (string | { name: string })[];
}

const print = async ({ dataDir }: Portal): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'print-routes.mjs')],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORTAL_DATA: `${dataDir}-rotas`,
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  return stdout;
};

/** One print tells every list, and costs what starting a portal costs. */
let impressas: Promise<string> | null = null;

const printed = async (portal: Portal, name: string): Promise<unknown> => {
  const stdout = await (impressas ??= print(portal));
  const line = new RegExp(`^${name} (.*)$`, 'm').exec(stdout)?.[1];
  if (!line) throw new Error(`no routes printed: ${stdout.slice(-500)}`);
  return JSON.parse(line);
};

/** Every route the portal's process registers with its router, whoever registers it. */
export const registeredRoutes = async (portal: Portal): Promise<RegisteredRoute[]> =>
  (await printed(portal, 'ROTAS')) as RegisteredRoute[]; // as print-routes.mjs prints them

/** Every route of the portal's plugin. */
export const portalRoutes = async (portal: Portal): Promise<PortalRoute[]> =>
  (await printed(portal, 'DO_PORTAL')) as PortalRoute[]; // as print-routes.mjs prints them
