import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase } from './harness/database';
import { startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';

const UM_MINUTO_MS = 60_000;

let database: TestDatabase;
const portais: TestPortal[] = [];
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-turno-'));

afterAll(async () => {
  for (const portal of portais) await portal.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ligar = async (): Promise<TestPortal> => {
  const portal = await startTestPortal({ database: database.url, dataDir });
  portais.push(portal);
  return portal;
};

const donos = async (): Promise<string[]> =>
  (
    await sql<{ dono: string }>({ dataDir }, database, 'select dono from turnos order by trabalho')
  ).map(({ dono }) => dono);
const umDono = async (outro?: string): Promise<string> => {
  let dono = '';
  await expect
    .poll(async () => ([dono = ''] = await donos()), { timeout: UM_MINUTO_MS, interval: 500 })
    .not.toEqual(outro === undefined ? [] : [outro]);
  return dono;
};

it(
  'o turno de quem morreu passa a outro em menos de um minuto; quem sai em ordem o entrega',
  { timeout: 3 * UM_MINUTO_MS },
  async () => {
    database = await newDatabase('vazio');
    const primeiro = await ligar();
    const dono = await umDono();
    primeiro.signal('SIGKILL');
    await primeiro.exited;
    const morreu = Date.now();
    const segundo = await ligar();
    expect(await umDono(dono)).not.toBe('');
    expect(Date.now() - morreu).toBeLessThan(UM_MINUTO_MS);
    segundo.signal('SIGTERM');
    expect(await segundo.exited).toBe(0);
    expect(await donos()).toEqual([]);
  },
);
