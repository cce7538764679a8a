import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printedRoutes } from '@portal/testing/rotas';

/** Every route the portal registers, whoever registers it. */
export const registeredRoutes = async () => {
  const data = mkdtempSync(join(tmpdir(), 'portal-rotas-'));
  try {
    return (await printedRoutes(data)).all;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};
