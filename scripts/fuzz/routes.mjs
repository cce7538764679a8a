import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { at } from '../lib/paths.mjs';
import { quietNode } from '../lib/run.mjs';

/** Every route the portal registers, whoever registers it. */
export const registeredRoutes = async () => {
  const data = mkdtempSync(join(tmpdir(), 'portal-rotas-'));
  try {
    const said = await quietNode(
      [at('cms/tests/harness/print-routes.mjs')],
      'As rotas não se leram.',
      {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PORTAL_DATA: data,
          PORTAL_DEMO: '0',
        },
      },
    );
    const line = /^ROTAS (.*)$/m.exec(said)?.[1];
    if (!line) throw new Failure('As rotas não se leram.', said.slice(-1000));
    return JSON.parse(line);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};
