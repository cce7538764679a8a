import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Radio } from '@portal/contracts/radio/radio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nomeDaCopia } from '../src/copia/deposito';
import { travarArquivo } from '../src/runtime/trava-de-arquivo';
import { arquivosGuardados, imagem } from './harness/anuncios';
import type { TestDatabase } from './harness/bancos';
import { comando, type Fim } from './harness/comando';
import { newDatabase, writeBehind } from './harness/database';
import { type Editor, loginEditor } from './harness/editor';
import { startTestPortal, type TestPortal } from './harness/portal';
import { type ServidorS3, startS3 } from './harness/servidor-s3';

interface Lugar {
  dataDir: string;
  database: TestDatabase;
  env?: Record<string, string>;
}

const RAIZ = path.resolve(import.meta.dirname, '../..');
const base = mkdtempSync(path.join(os.tmpdir(), 'portal-incremental-'));
const deposito = path.join(base, 'copias');
let s3: ServidorS3;
let origem: Lugar;
let destino: Lugar;
let portal: TestPortal;
let editor: Editor;
let lidas: string[];
let enderecos: string[];
let fotos: string[];

const ligar = ({ dataDir, database }: Lugar): Promise<TestPortal> =>
  startTestPortal({ dataDir, database: database.url, env: { PORTAL_LIMITS: '100' } });

const novaImagem = async (nome: string, cor: string): Promise<number> =>
  (await editor.upload(`${nome}.png`, 'image/png', await imagem(cor), { alternativeText: nome }))
    .id;

const novaRadio = async (nome: string, cor: string): Promise<void> => {
  const campos = { nome_radio: nome, url: 'https://a.test/', imagem: await novaImagem(nome, cor) };
  await editor.createPublished('api::radio.radio', campos);
};

const ler = async (de: TestPortal): Promise<string[]> => {
  const textos: string[] = [];
  for (const endereco of enderecos) {
    const answer = await de.ask(endereco);
    expect(answer.status, endereco).toBe(200);
    textos.push(answer.text);
  }
  return textos;
};

const conteudos = (): string[] =>
  readdirSync(path.join(deposito, 'arquivos'), { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .map((entrada) => path.join(entrada.parentPath, entrada.name));
const copias = (): string[] =>
  readdirSync(deposito)
    .filter((nome) => nome.endsWith('.tar.gz'))
    .sort();
const novosEm = ({ codigo, disse, erro }: Fim): number => {
  expect({ codigo, erro }).toEqual({ codigo: 0, erro: '' });
  return Number(/Eram novos ([\d.]+) arquivo|Eram novos (\d)/.exec(disse)?.[1] ?? Number.NaN);
};
const enviados = ({ dataDir }: Lugar): string[] =>
  arquivosGuardados({ dataDir }).filter((nome) => nome.startsWith('uploads'));

const doBucket = (): Record<string, string> =>
  Object.fromEntries(Object.entries(s3.env).map(([nome, valor]) => [`BACKUP_${nome}`, valor]));

beforeAll(async () => {
  s3 = await startS3();
  origem = { dataDir: path.join(base, 'origem'), database: await newDatabase('vazio') };
  destino = { dataDir: path.join(base, 'destino'), database: await newDatabase('vazio') };
  portal = await ligar(origem);
  editor = await loginEditor(portal);
  await novaRadio('Fica', '#aa2244');
  await novaRadio('Some', '#22aa44');
  const foto = await novaImagem('Cantora', '#2244aa');
  const { documentId } = await editor.createPublished('api::cantor.cantor', {
    ...{ nome: 'Cantora', foto, sobre: 'duas\nlinhas' },
  });
  await editor.createPublished('api::musica.musica', { nome: 'Hino', cantor: documentId });
  enderecos = [CAMINHOS.radios, CAMINHOS.cantores, CAMINHOS.cantor(documentId), CAMINHOS.musicas];
});
afterAll(async () => {
  await portal.stop();
  for (const { database } of [origem, destino]) await database.drop();
  await s3.stop();
  rmSync(base, { recursive: true, force: true });
});

describe('cópias que só levam o que é novo', { timeout: 240_000 }, () => {
  it('a primeira leva tudo, a segunda o que entrou, e só o dono as lê', async () => {
    const primeira = await comando('backup', ['--para', deposito], origem);
    expect(novosEm(primeira)).toBe(conteudos().length);
    const antes = conteudos();
    await novaRadio('Nova', '#aaaa22');
    const segunda = await comando('backup', ['--para', deposito], origem);
    expect(novosEm(segunda)).toBe(conteudos().length - antes.length);
    expect(novosEm(segunda)).toBeGreaterThan(0);
    expect(copias()).toHaveLength(2);
    for (const arquivo of [...conteudos(), path.join(deposito, copias()[0] ?? '')])
      expect(statSync(arquivo).mode & 0o777, arquivo).toBe(0o600);
    lidas = await ler(portal);
    fotos = (await portal.ask(CAMINHOS.radios))
      .json<Radio[]>()
      .map(({ path_imagem }) => path_imagem ?? '');
  });

  it('a que se faz no segundo de outra não toma o lugar dela', async () => {
    const outras = [0, 1, 2]
      .map((s) => nomeDaCopia(new Date(Date.now() + s * 1000)))
      .filter((nome) => !copias().includes(nome));
    for (const nome of outras) writeFileSync(path.join(deposito, nome), 'de outra');
    expect(novosEm(await comando('backup', ['--para', deposito], origem))).toBe(0);
    for (const nome of outras) expect(statSync(path.join(deposito, nome)).size).toBe(8);
    for (const nome of outras) rmSync(path.join(deposito, nome));
  });

  it('duas ao mesmo tempo: a segunda se recusa', async () => {
    const trava = travarArquivo(path.join(deposito, 'deposito.trava'));
    const { codigo, erro } = await comando('backup', ['--para', deposito], origem);
    trava?.soltar();
    expect({ codigo, erro }).toEqual({
      codigo: 1,
      erro: `Outra cópia está sendo feita em ${deposito}. Espere que ela termine.`,
    });
  });

  it('morta no meio, as de antes ficam inteiras, e a seguinte leva o que ficou', async () => {
    const lastro = path.join(origem.dataDir, 'uploads', 'lastro.webp');
    writeFileSync(lastro, randomBytes(30_000_000));
    const havia = [conteudos(), copias()];
    const filho = spawn(
      process.execPath,
      [path.join(RAIZ, 'scripts/backup.mjs'), '--para', deposito],
      {
        stdio: 'ignore',
        env: {
          ...{ PATH: process.env['PATH'], HOME: process.env['HOME'] },
          PORTAL_DATA: origem.dataDir,
          ...(origem.database.url ? { DATABASE_URL: origem.database.url } : {}),
        },
      },
    );
    const fim = once(filho, 'close');
    while (filho.exitCode === null && conteudos().length === havia[0]?.length) await esperar(2);
    filho.kill('SIGKILL');
    expect((await fim)[1]).toBe('SIGKILL');
    expect(copias()).toEqual(havia[1]);
    rmSync(lastro);
    const podada = await comando('backup', ['--para', deposito, '--manter', '2'], origem);
    novosEm(podada);
    expect(copias()).toHaveLength(2);
    expect(conteudos().filter((nome) => path.basename(nome).startsWith('.'))).toEqual([]);
    // Nobody names the ballast any more.
    expect(conteudos().every((nome) => statSync(nome).size < 30_000_000)).toBe(true);
    expect(readdirSync(origem.dataDir).filter((nome) => nome.startsWith('.'))).toEqual([]);
  });

  it('num bucket também, e nunca no dos próprios arquivos', async () => {
    const uma = await comando('backup', ['--para', 's3'], { ...origem, env: doBucket() });
    const novos = novosEm(uma);
    const duas = await comando('backup', ['--para', 's3', '--manter', '1'], {
      ...{ ...origem, env: doBucket() },
    });
    expect(novosEm(duas)).toBe(0);
    expect(s3.objetos().filter((nome) => nome.startsWith('arquivos/'))).toHaveLength(novos);
    expect(s3.objetos().filter((nome) => !nome.startsWith('arquivos/'))).toEqual([
      expect.stringMatching(/^portal-.*\.tar\.gz$/),
    ]);
    const mesmo = await comando('backup', ['--para', 's3'], {
      ...{ ...origem, env: { ...s3.env, ...doBucket() } },
    });
    expect(mesmo).toMatchObject({ codigo: 1 });
    expect(mesmo.erro).toMatch(/^BACKUP_S3_BUCKET é o bucket dos arquivos/);
    const sem = await comando('backup', ['--para', 's3'], origem);
    expect(sem.erro).toMatch(/^Para as cópias num bucket falta dizer BACKUP_S3_ENDPOINT, /);
  });

  it('com um conteúdo mexido ou perdido a volta se recusa, e nada muda', async () => {
    const [alvo = ''] = conteudos();
    const bytes = readFileSync(alvo);
    const nome = path.join(deposito, copias().at(-1) ?? '');
    for (const estragar of [
      () => writeFileSync(alvo, Buffer.from(bytes).fill(0, 0, 8)),
      () => rmSync(alvo),
    ]) {
      estragar();
      const { codigo, erro } = await comando('restore', [nome], destino);
      expect(codigo).toBe(1);
      expect(erro).toMatch(/^A cópia está danificada .*\.$/);
      expect(readdirSync(destino.dataDir).filter((um) => um.startsWith('.'))).toEqual([]);
      expect(enviados(destino)).toEqual([]);
    }
    writeFileSync(alvo, bytes);
  });

  it('volta de uma cópia da pasta, ou da mais nova do bucket', async () => {
    const nome = path.join(deposito, copias().at(-1) ?? '');
    expect(await comando('restore', [nome], destino)).toMatchObject({ codigo: 0, erro: '' });
    expect(enviados(destino)).toEqual(enviados(origem));
    rmSync(path.join(destino.dataDir, 'uploads'), { recursive: true });
    const doS3 = { ...destino, env: doBucket() };
    const listada = await comando('restore', ['--de', 's3', '--listar'], doS3);
    expect(listada.disse.trim()).toBe(s3.objetos().at(-1));
    expect(await comando('restore', ['--de', 's3', '--substituir'], doS3)).toMatchObject({
      ...{ codigo: 0, erro: '' },
    });
    expect(enviados(destino)).toEqual(enviados(origem));
    const ausente = await comando('restore', ['portal-nunca.tar.gz', '--de', deposito], destino);
    expect(ausente.codigo).toBe(1);
    const nunca = path.join(deposito, 'nunca');
    expect(await comando('restore', ['--de', nunca, '--listar'], destino)).toMatchObject({
      ...{ codigo: 1, erro: `Não há a pasta ${nunca}.` },
    });
  });
});

describe('um tipo só', { timeout: 240_000 }, () => {
  const so = (tipo: string, ...mais: string[]): Promise<Fim> =>
    comando('restore', ['--de', deposito, '--so', tipo, ...mais], destino);
  const estragar = (sql: string, ...valores: string[]): Promise<void> =>
    writeBehind(destino.database, destino.dataDir, sql, valores);

  it('voltam os registros que se perderam, com os seus arquivos; os outros ficam', async () => {
    await estragar('delete from radios where nome_radio = ?', 'Some');
    await estragar(
      "update radios set nome_radio = 'Quebrada', slogan = 'x' where nome_radio = ?",
      'Fica',
    );
    for (const foto of fotos) {
      const arquivo = path.join(destino.dataDir, foto.replace('/storage/', 'uploads/'));
      rmSync(path.dirname(arquivo), { recursive: true, force: true });
    }
    const fim = await so('radios');
    expect(fim).toMatchObject({ codigo: 0, erro: '' });
    expect(fim.disse).toContain('radios: voltaram 1.');
    expect(fim.disse).toContain('Ficaram como estão: 2;');
    expect(fim.disse).toMatch(/Arquivos que faltavam e voltaram: [1-9]/);
  });

  it('com --substituir os de hoje ficam como os da cópia', async () => {
    const fim = await so('radios', '--substituir');
    expect(fim).toMatchObject({ codigo: 0, erro: '' });
    expect(fim.disse).toContain('radios: voltaram 0.');
    expect(fim.disse).toContain('Trocados pelos da cópia: 3.');
  });

  it('um cantor que se perdeu volta com as suas músicas', async () => {
    await estragar('delete from cantores where nome = ?', 'Cantora');
    const fim = await so('cantores');
    expect(fim).toMatchObject({ codigo: 0, erro: '' });
    expect(fim.disse).toContain('cantores: voltaram 1.');
  });

  it('de uma cópia de outra versão nada volta', async () => {
    await estragar('update portal_instalacao set versao = versao - 1');
    const { codigo, erro } = await so('radios');
    await estragar('update portal_instalacao set versao = versao + 1');
    expect(codigo).toBe(1);
    expect(erro).toMatch(/^A cópia é de outra versão do portal \(esquema /);
  });

  it.each(['anuncios', 'toString'])('%s não volta sozinho', async (tipo) => {
    const { codigo, erro } = await so(tipo);
    expect(codigo).toBe(1);
    expect(erro).toMatch(new RegExp(`^"${tipo}" não volta sozinho\\. Voltam: radios, `));
  });

  it('e tudo se lê como antes, no portal que volta a ligar', async () => {
    expect(enviados(destino)).toEqual(enviados(origem));
    const deVolta = await ligar(destino);
    try {
      expect(await ler(deVolta)).toEqual(lidas);
      for (const foto of fotos) {
        const answer = await deVolta.ask(foto);
        expect(answer.status, foto).toBe(200);
        expect(answer.bytes.equals((await portal.ask(foto)).bytes)).toBe(true);
      }
      const recusada = await so('radios');
      expect(recusada.codigo).toBe(1);
      expect(recusada.erro).toMatch(/^Há um portal no ar .*tente de novo\.$/);
      // What is made now takes numbers nobody has.
      editor = await loginEditor(deVolta);
      await novaRadio('Depois', '#335577');
    } finally {
      await deVolta.stop();
    }
  });
});
