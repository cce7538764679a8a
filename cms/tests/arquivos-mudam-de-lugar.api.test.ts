import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import * as tar from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meuAnuncio, provar } from './harness/andamento';
import { arquivosGuardados, comprarBanner, imagem } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { comando } from './harness/comando';
import { newDatabase } from './harness/database';
import { loginEditor } from './harness/editor';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { type ServidorS3, startS3 } from './harness/servidor-s3';
import { copiaDe } from './harness/visitante';

const base = mkdtempSync(path.join(os.tmpdir(), 'portal-mudanca-'));
const dataDir = path.join(base, 'dados');
const arquivo = path.join(base, 'copia.tar.gz');
let s3: ServidorS3;
/** An empty bucket of another server. */
let outro: ServidorS3;
let database: TestDatabase;
let destino: TestDatabase;
let portal: TestPortal;
let ana: Pessoa;
let enderecos: string[];
let publico: string;

const ligar = (dados: string, banco: TestDatabase, env: Record<string, string>) =>
  startTestPortal({ dataDir: dados, database: banco.url, env: { PORTAL_LIMITS: '100', ...env } });

const lidos = async (de: TestPortal): Promise<Buffer[]> => {
  const dela = copiaDe(de, ana.visitante);
  const bytes: Buffer[] = [];
  for (const endereco of enderecos) {
    const answer = await dela.pedir(endereco);
    expect(answer.status, endereco).toBe(200);
    bytes.push(answer.bytes);
  }
  return bytes;
};

beforeAll(async () => {
  [s3, outro] = [await startS3(), await startS3()];
  [database, destino] = [await newDatabase('vazio'), await newDatabase('vazio')];
  portal = await ligar(dataDir, database, {});
  const editor = await loginEditor(portal);
  ({ url: publico } = await editor.upload('a.png', 'image/png', await imagem('#224488')));
  ana = await novaPessoa(portal);
  const { id } = await comprarBanner(ana.visitante);
  await provar(ana.visitante, id);
  const { banner, path_comprovante } = await meuAnuncio(ana, id);
  enderecos = [publico, banner?.path_imagem ?? '', path_comprovante ?? ''];
});
afterAll(async () => {
  await portal.stop();
  for (const banco of [database, destino]) await banco.drop();
  for (const servidor of [s3, outro]) await servidor.stop();
  rmSync(base, { recursive: true, force: true });
});

const emPasta = () => arquivosGuardados({ dataDir }).filter((nome) => nome.startsWith('uploads'));

describe('arquivos que mudam de lugar', { timeout: 240_000 }, () => {
  let antes: Buffer[];

  it('vão ao bucket com o portal no ar, inteiros, e o comando repetido não leva nada de novo', async () => {
    antes = await lidos(portal);
    const quantos = emPasta().length;
    const uma = await comando('arquivos', ['mover', 's3'], { dataDir, database, env: s3.env });
    expect(uma).toMatchObject({ codigo: 0, erro: '' });
    expect(uma.disse).toContain(`Levados e conferidos: ${quantos} arquivos`);
    expect(s3.objetos()).toHaveLength(quantos);
    expect(s3.objetos()).toContain(publico.replace('/storage/', 'publico/'));
    const duas = await comando('arquivos', ['mover', 's3'], { dataDir, database, env: s3.env });
    expect(duas.disse).toContain(`já estavam lá: ${quantos} arquivos`);
    expect(await lidos(portal)).toEqual(antes);
  });

  it('ligado com o bucket o portal serve os mesmos bytes, e a pasta pode ser esvaziada', async () => {
    portal.signal('SIGTERM');
    await portal.exited;
    portal = await ligar(dataDir, database, s3.env);
    const { codigo, disse } = await comando('arquivos', ['mover', 's3', '--apagar'], {
      ...{ dataDir, database, env: s3.env },
    });
    expect(codigo, disse).toBe(0);
    expect(emPasta()).toEqual([]);
    expect(await lidos(portal)).toEqual(antes);
  });

  it('a cópia de segurança leva os arquivos do bucket, sem os juntar no disco', async () => {
    const fim = await comando('backup', [arquivo], { dataDir, database, env: s3.env });
    expect(fim).toMatchObject({ codigo: 0, erro: '' });
    expect(statSync(arquivo).mode & 0o777).toBe(0o600);
    const nomes: string[] = [];
    await tar.list({ file: arquivo, onReadEntry: ({ path: nome }) => nomes.push(nome) });
    for (const endereco of enderecos)
      expect(nomes).toContain(endereco.replace('/storage/', 'uploads/'));
    expect(emPasta()).toEqual([]);
  });

  it('e volta num bucket vazio, com outro banco: o que cada um vê é o mesmo', async () => {
    const nova = path.join(base, 'nova');
    const lugar = { dataDir: nova, database: destino, env: outro.env };
    expect(await comando('restore', [arquivo], lugar)).toMatchObject({ codigo: 0, erro: '' });
    expect(outro.objetos()).toEqual(s3.objetos());
    const deVolta = await ligar(nova, destino, outro.env);
    try {
      expect(await lidos(deVolta)).toEqual(antes);
      expect((await deVolta.ask(CAMINHOS.saude)).status).toBe(200);
    } finally {
      await deVolta.stop();
    }
    // The bucket has files now, also for who tries the backup out in an empty folder.
    const prova = { ...lugar, dataDir: path.join(base, 'prova') };
    for (const ali of [lugar, prova]) {
      const { codigo, erro } = await comando('restore', [arquivo], ali);
      expect(codigo).toBe(1);
      expect(erro).toMatch(/^Já há dados no bucket portal de http.* acrescente --substituir\.$/);
    }
  });

  it('de um depósito vão direto ao bucket de quem volta, sem passar pelo disco', async () => {
    const deposito = path.join(base, 'deposito');
    const copia = await comando('backup', ['--para', deposito], {
      ...{ dataDir, database, env: s3.env },
    });
    expect(copia).toMatchObject({ codigo: 0, erro: '' });
    const vazio = await startS3();
    const nova = path.join(base, 'nova');
    try {
      const lugar = { dataDir: nova, database: destino, env: vazio.env };
      const volta = await comando('restore', ['--de', deposito, '--substituir'], lugar);
      expect(volta).toMatchObject({ codigo: 0, erro: '' });
      expect(vazio.objetos()).toEqual(s3.objetos());
      const noDisco = arquivosGuardados({ dataDir: nova });
      expect(noDisco.filter((nome) => nome.startsWith('uploads'))).toEqual([]);
    } finally {
      await vazio.stop();
    }
  });

  it('e voltam à pasta, do mesmo modo', async () => {
    const fim = await comando('arquivos', ['mover', 'pasta'], { dataDir, database, env: s3.env });
    expect(fim).toMatchObject({ codigo: 0, erro: '' });
    expect(emPasta()).toHaveLength(s3.objetos().length);
    const bytes = readFileSync(path.join(dataDir, publico.replace('/storage/', 'uploads/')));
    expect(bytes.equals(antes[0] ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    [['mover', 'ftp'], /^Uso: /],
    [['mover', 's3'], /^Diga o bucket nas variáveis/],
  ])('%j sem bucket ou lugar é recusado numa linha', async (argumentos, motivo) => {
    const { codigo, erro } = await comando('arquivos', argumentos, { dataDir, database });
    expect(codigo).toBe(1);
    expect(erro).toMatch(motivo);
  });
});
