import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchPortal } from '@portal/testing/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { newDatabase, onPostgres } from './harness/database';
import { eventually } from './harness/http';
import { startPortal, type PortalOptions } from './harness/portal';
import { sql } from './harness/sql';
import { Conexao } from '../src/sqlite/conexao';

/** What a start that was refused said. */
const recusa = async (opcoes: PortalOptions): Promise<string> => {
  const erro: unknown = await startPortal(opcoes).then(
    async (portal) => {
      await portal.stop();
      return null;
    },
    (motivo: unknown) => motivo,
  );
  if (!(erro instanceof Error)) throw new Error('the portal started');
  expect(erro.message).toMatch(/^portal ended with 1:/);
  // Words, never the way through the program.
  expect(erro.message).not.toMatch(/\n\s+at |\\n\s+at /);
  return erro.message;
};

describe.runIf(onPostgres)('um PostgreSQL que não deixa o portal começar', () => {
  const papel = `limitado_${randomBytes(6).toString('hex')}`;
  let database: TestDatabase;
  const executar = (comando: string) => sql({ dataDir: '' }, database, comando);

  beforeAll(async () => {
    database = await newDatabase('vazio');
    await executar(`create role ${papel} login password 'limitado'`);
  });
  afterAll(async () => {
    await executar(`drop role ${papel}`);
    await database.drop();
  });

  it('o usuário não pode criar tabelas', async () => {
    const url = new URL(database.url ?? '');
    url.username = papel;
    url.password = 'limitado';
    expect(await recusa({ database: url.href })).toContain('não pode criar tabelas');
  });

  it('o banco só deixa ler', async () => {
    const soLe = await newDatabase('vazio');
    const nome = new URL(soLe.url ?? '').pathname.slice(1);
    await executar(`alter database "${nome}" set default_transaction_read_only = on`);
    expect(await recusa({ database: soLe.url ?? '' })).toContain('só deixa ler');
    await soLe.drop();
  });
});

describe.runIf(!onPostgres)('um SQLite que não deixa o portal começar', () => {
  it('outro programa prende o arquivo', { timeout: 120_000 }, async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-preso-'));
    await (await startPortal({ dataDir })).stop();
    const outro = new Conexao(path.join(dataDir, 'portal.db'), { timeout: 1_000 });
    outro.exec('begin immediate');
    expect(await recusa({ dataDir })).toContain('Outro programa prende o banco SQLite');
    outro.exec('rollback');
    outro.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('o que se diz ao programa', { timeout: 120_000 }, () => {
  it('uma palavra que ele não conhece não liga um portal no lugar de migrar', async () => {
    const dito = await recusa({ argumentos: ['migra'] });
    expect(dito).toBe(
      'portal ended with 1: "migra" não é do programa: sem nada ele liga o portal; com migrar, só traz o banco à versão dele.\n',
    );
  });

  it('quem migra e é interrompido não diz que migrou', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-migrar-'));
    const database = await newDatabase('vazio');
    let processo: ChildProcess | null = null;
    const fim = launchPortal(
      {
        ...{ PATH: process.env['PATH'], PORTAL_DATA: dataDir, PORTAL_DEMO: '0' },
        ...(database.url === null ? {} : { DATABASE_URL: database.url }),
      },
      {
        args: ['migrar'],
        start: (comando, args, opcoes) => (processo = spawn(comando, args, opcoes)),
      },
    );
    // It has begun, and listens to signals.
    await eventually(() => expect(readdirSync(dataDir)).not.toEqual([]), 60_000);
    (processo as ChildProcess | null)?.kill('SIGTERM'); // assigned in the callback, which the compiler does not follow
    const { code, output } = await fim;
    expect(output()).toContain('A migração foi interrompida: repita-a.');
    expect(code).toBe(1);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
