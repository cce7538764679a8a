import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arquivosGuardados } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { comando } from './harness/comando';
import { newDatabase, onPostgres } from './harness/database';
import { pastaEmCurso } from './harness/em-curso';
import { startTestPortal, type TestPortal } from './harness/portal';
import { sql } from './harness/sql';

const HA_DUAS_HORAS = new Date(Date.now() - 2 * 60 * 60 * 1000);
const base = mkdtempSync(path.join(os.tmpdir(), 'portal-inicio-'));
const dataDir = path.join(base, 'dados');
const uploads = path.join(dataDir, 'uploads');
let database: TestDatabase;
let portal: TestPortal;

const ligar = (env: Record<string, string> = {}): Promise<TestPortal> =>
  startTestPortal({ dataDir, database: database.url, env });

/** The one line with which a start is refused. */
const recusa = async (env: Record<string, string> = {}): Promise<string> => {
  const erro: unknown = await ligar(env).catch((motivo: unknown) => motivo);
  if (!(erro instanceof Error)) throw new Error('the portal started');
  const [codigo, ...linhas] = erro.message.split(/: (.*)/s);
  expect(codigo).toBe('portal ended with 1');
  const dito = linhas.join('').trim();
  expect(dito.split('\n')).toHaveLength(1);
  return dito;
};

const marcar = (coluna: 'id' | 'versao', valor: string | number) =>
  sql({ dataDir }, database, `update portal_instalacao set ${coluna} = ?`, valor);
const marca = async () =>
  (
    await sql<{ id: string; versao: number }>(
      { dataDir },
      database,
      'select id, versao from portal_instalacao',
    )
  )[0] ?? { id: '', versao: 0 };

const orfaos = (quantos: number): string[] => {
  const pasta = path.join(uploads, 'radios');
  mkdirSync(pasta, { recursive: true });
  return Array.from({ length: quantos }, (_, i) => {
    const nome = `${i.toString(16).padStart(32, '0')}-600x600.webp`;
    writeFileSync(path.join(pasta, nome), 'x');
    utimesSync(path.join(pasta, nome), HA_DUAS_HORAS, HA_DUAS_HORAS);
    return nome;
  }).sort();
};
const guardados = () => arquivosGuardados({ dataDir });

beforeAll(async () => {
  database = await newDatabase('vazio');
  portal = await ligar();
});
afterAll(async () => {
  await portal.stop();
  await database.drop();
  rmSync(base, { recursive: true, force: true });
});

describe('ao começar', { timeout: 240_000 }, () => {
  let nomes: string[];
  let restos: string[];

  it('a pasta e o banco levam a mesma marca, e só o dono lê o que se grava', async () => {
    const { instalacao } = JSON.parse(
      readFileSync(path.join(dataDir, 'instalacao.json'), 'utf8'),
    ) as { instalacao: string };
    expect(await marca()).toMatchObject({ id: instalacao });
    const entradas = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    expect(entradas.length).toBeGreaterThan(5);
    for (const entrada of entradas) {
      const { mode } = statSync(path.join(entrada.parentPath, entrada.name));
      expect(mode & 0o777, entrada.name).toBe(entrada.isDirectory() ? 0o700 : 0o600);
    }
  });

  it.skipIf(onPostgres)('um segundo portal na mesma pasta não liga', async () => {
    expect(await recusa()).toBe(
      `Há um portal no ar com os dados de ${dataDir}. Encerre-o e tente de novo.`,
    );
    expect((await portal.ask('/api/saude')).status).toBe(200);
    expect(
      await comando('backup', [path.join(base, 'a.tar.gz')], { dataDir, database }),
    ).toMatchObject({ codigo: 0 });
  });

  it('com a pasta de outro banco não liga, e nada sai do lugar', async () => {
    const { pasta, id } = pastaEmCurso(dataDir);
    await portal.stop();
    nomes = orfaos(60);
    restos = [
      path.join(pasta, 'envio'),
      path.join(uploads, 'radios', `.provisorio-${id}-00ff`),
      ...['copia', 'restauracao'].map((de) =>
        path.join(dataDir, `.${de}-${path.basename(pasta).slice(0, 8)}-${'a'.repeat(16)}`, 'vida'),
      ),
    ];
    for (const resto of restos) {
      mkdirSync(path.dirname(resto), { recursive: true });
      writeFileSync(resto, '');
    }
    const { id: certo } = await marca();
    await marcar('id', randomUUID());
    const havia = readdirSync(dataDir, { recursive: true }).sort();
    expect(await recusa()).toMatch(
      /^A pasta .* é de outro banco de dados\. Nada foi mudado: .* PORTAL_CONFIRMO=pasta\.$/,
    );
    const ha = readdirSync(dataDir, { recursive: true }).sort();
    // SQLite tidies up its own companions whenever somebody looks.
    const semCompanheiros = (lista: unknown[]) =>
      lista.filter((nome) => !/-(wal|shm)$/.test(String(nome)));
    expect(semCompanheiros(ha)).toEqual(semCompanheiros(havia));
    await marcar('id', certo);
  });

  it('um programa mais velho que o banco não liga', async () => {
    const { versao } = await marca();
    await marcar('versao', versao + 1);
    expect(await recusa({ PORTAL_CONFIRMO: 'pasta' })).toMatch(
      /^Este é um banco de uma versão mais nova do portal \(esquema \d+; este programa vai até o \d+\)\./,
    );
    await marcar('versao', versao);
  });

  it('depois de um kill -9 liga, leva os restos do morto e deixa arquivos demais sem dono onde estão', async () => {
    portal = await ligar();
    for (const resto of restos) expect(existsSync(resto), resto).toBe(false);
    expect(guardados()).toEqual(
      expect.arrayContaining(nomes.map((nome) => `uploads/radios/${nome}`)),
    );
    expect(portal.output()).toMatch(
      /60 dos 60 arquivos enviados não constam neste banco: .* nada foi movido\. .* PORTAL_CONFIRMO=orfaos\./,
    );
  });

  it('com a palavra de alguém eles vão para orfaos, sob a data, sem se perder', async () => {
    await portal.stop();
    portal = await ligar({ PORTAL_CONFIRMO: 'orfaos' });
    expect(guardados()).toEqual([]);
    const [dia = ''] = readdirSync(path.join(dataDir, 'orfaos'));
    expect(dia).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(readdirSync(path.join(dataDir, 'orfaos', dia, 'radios')).sort()).toEqual(nomes);
  });

  it('quem só migra traz o banco à versão do programa, e termina', async () => {
    await portal.stop();
    const { versao } = await marca();
    await marcar('versao', versao - 1);
    const migracao = await startTestPortal({
      dataDir,
      database: database.url,
      argumentos: ['migrar'],
    });
    expect(await migracao.exited).toBe(0);
    await migracao.stop();
    expect(await marca()).toMatchObject({ versao });
  });
});
