import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@portal/testing/bancos';
import { launchPortal } from '@portal/testing/portal';
import { freePort } from '@portal/testing/ports';
import { onPostgres, portalEnv } from './portal';

export interface PortalProprio {
  url: string;
  /** Its data folder, where the mails it writes are. */
  data: string;
  /** The address of its database on PostgreSQL; none on SQLite, whose file is in the data folder. */
  banco: string;
  parar(): Promise<void>;
}

/** An empty database on the PostgreSQL of the run's own portal; on SQLite it is in the data folder. */
const abrirBanco = (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const servidor = process.env['DATABASE_URL'];
  return onPostgres && servidor
    ? createDatabase(servidor)
    : Promise.resolve({ url: '', drop: () => Promise.resolve() });
};

/** An empty portal of a journey's own: what it writes disturbs no other. */
export const abrirPortal = async (env: Record<string, string> = {}): Promise<PortalProprio> => {
  const data = mkdtempSync(join(tmpdir(), 'portal-da-redacao-'));
  const url = `http://localhost:${await freePort()}`;
  const banco = await abrirBanco();
  const processo = await launchPortal(
    {
      PATH: process.env['PATH'],
      ...portalEnv({ url, cep: 'http://127.0.0.1:9', data }),
      PORTAL_DEMO: '0',
      DATABASE_URL: banco.url,
      ...env,
    },
    { stderr: 'inherit' },
  );
  if (processo.code !== null)
    throw new Error(`portal ended with ${processo.code}: ${processo.output()}`);
  return {
    ...{ url, data, banco: banco.url },
    parar: async () => {
      await processo.stop();
      await banco.drop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
