import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/testing/ports';

/** The first administrator of the portal the journeys run against. */
export const ADMINISTRADOR = {
  email: 'edicao@exemplo.com.br',
  senha: 'senha-so-das-jornadas',
} as const;

export interface PortalDasJornadas {
  url: string;
  /** Base of the postal-code service of this run, in the place of the real one. */
  cep: string;
  /** Folder of the fresh portal this run starts; null when PORTAL_E2E_URL names one that is already up. */
  data: string | null;
}

/**
 * The portal of this run. Playwright reads its configuration again in every worker:
 * what the first reading chose travels in the environment.
 */
export const portalOfThisRun = async (): Promise<PortalDasJornadas> => {
  const { PORTAL_E2E_URL: url, PORTAL_E2E_DATA: data, PORTAL_E2E_CEP: cep = '' } = process.env;
  if (url) return { url, cep, data: data ?? null };
  const chosen = {
    url: `http://localhost:${await freePort()}`,
    cep: `http://127.0.0.1:${await freePort()}`,
    data: mkdtempSync(join(tmpdir(), 'portal-jornadas-')),
  };
  process.env['PORTAL_E2E_URL'] = chosen.url;
  process.env['PORTAL_E2E_CEP'] = chosen.cep;
  process.env['PORTAL_E2E_DATA'] = chosen.data;
  return chosen;
};

/** Whether the journeys' portal is to be on a PostgreSQL of its own, whose address comes in DATABASE_URL once it has started. */
export const onPostgres = process.env['PORTAL_E2E_DB'] === 'postgres';

/** Environment of a fresh portal with demonstration content that nothing of the developer's own leaks into. */
export const portalEnv = ({
  url,
  cep,
  data,
}: {
  url: string;
  cep: string;
  data: string;
}): Record<string, string> => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: new URL(url).port,
  PORTAL_URL: url,
  PORTAL_DATA: data,
  PORTAL_DEMO: '1',
  PORTAL_ADMIN_EMAIL: ADMINISTRADOR.email,
  PORTAL_ADMIN_PASSWORD: ADMINISTRADOR.senha,
  ...(onPostgres ? {} : { DATABASE_URL: '' }),
  SMTP_URL: '',
  CEP_URL: cep,
  // All journeys come from one address.
  PORTAL_LIMITS: '20',
});
