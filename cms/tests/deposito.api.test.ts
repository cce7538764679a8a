import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import * as tar from 'tar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3, type ServidorS3 } from './harness/servidor-s3';
import type { Deposito } from '../src/copia/deposito';
import { copiasDo, nomeDaCopia, nomeDoConteudo } from '../src/copia/deposito';
import { depositoEmPasta } from '../src/copia/deposito-pasta';
import { depositoEmS3 } from '../src/copia/deposito-s3';
import { abrirIndice, type Arquivo } from '../src/copia/indice';
import { manifestoDaCopia } from '../src/copia/ler-manifesto';
import { FORMATO_INCREMENTAL, FORMATO_INTEIRO, type Membro } from '../src/copia/manifesto';
import { podar } from '../src/copia/podar';

const base = mkdtempSync(path.join(os.tmpdir(), 'portal-deposito-'));
let servidor: ServidorS3;
let vez = 0;

beforeAll(async () => {
  servidor = await startS3();
});
afterAll(async () => {
  await servidor.stop();
  rmSync(base, { recursive: true, force: true });
});

const CRIADA = '2026-11-24T10:00:00.000Z';
const copiaDo = (dia: number): string => `portal-2026-11-${dia}T10-00-00.tar.gz`;
const arquivo = (nome: string, texto: string): Arquivo => ({
  nome: `uploads/${nome}`,
  bytes: texto.length,
  ler: () => Promise.resolve(Buffer.from(texto)),
});
const proibido = (): Promise<never> => Promise.reject(new Error('was read again'));
const nomesDe = async (deposito: Deposito, sob: string): Promise<string[]> => {
  const nomes: string[] = [];
  for await (const { nome } of deposito.listar(sob)) nomes.push(nome);
  return nomes.sort();
};

/** A backup of these files, as a run makes it; answers its members. */
const copiar = async (
  deposito: Deposito,
  dia: number,
  arquivos: Arquivo[],
  anteriores: Membro[] = [],
): Promise<Membro[]> => {
  const indice = await abrirIndice(deposito, anteriores);
  for (const um of arquivos) await indice.incluir(um);
  const pasta = mkdtempSync(path.join(base, 'copia-'));
  const { membros } = indice;
  const manifesto = { formato: FORMATO_INCREMENTAL, banco: 'sqlite', criadaEm: CRIADA, membros };
  writeFileSync(path.join(pasta, 'manifesto.json'), JSON.stringify(manifesto));
  writeFileSync(path.join(pasta, 'banco.db'), 'banco');
  const nomes = ['manifesto.json', 'banco.db'];
  await deposito.guardarFluxo(copiaDo(dia), tar.create({ cwd: pasta, gzip: true }, nomes));
  return membros;
};

describe.each(['pasta', 's3'])('um depósito (%s)', (tipo) => {
  let raiz: string;
  let deposito: Deposito;

  beforeEach(async () => {
    if (tipo === 'pasta') {
      raiz = path.join(base, `deposito-${(vez += 1)}`);
      deposito = depositoEmPasta(raiz);
      return;
    }
    raiz = servidor.raiz;
    deposito = depositoEmS3(servidor.lugar);
    for (const sob of ['', 'arquivos/']) await deposito.apagar(await nomesDe(deposito, sob));
  });

  it('guarda, lista, lê e apaga; o que não há é nulo', async () => {
    const nome = nomeDoConteudo('a'.repeat(64));
    await (await deposito.travar()).soltar();
    expect(await deposito.ler(nome)).toBeNull();
    expect(await deposito.abrir(copiaDo(10))).toBeNull();
    await deposito.guardar(nome, Buffer.from('um'));
    await deposito.guardarFluxo(copiaDo(10), tar.create({ gzip: true, cwd: __dirname }, ['.']));
    expect(String(await deposito.ler(nome))).toBe('um');
    expect([await nomesDe(deposito, ''), await nomesDe(deposito, 'arquivos/')]).toEqual([
      expect.arrayContaining([copiaDo(10)]) as string[],
      [nome],
    ]);
    await deposito.apagar([nome]);
    expect(await nomesDe(deposito, 'arquivos/')).toEqual([]);
  });

  it('é de uma cópia por vez, e a que morreu não o segura', async () => {
    const trava = await deposito.travar();
    await expect(
      (tipo === 'pasta' ? depositoEmPasta(raiz) : depositoEmS3(servidor.lugar)).travar(),
    ).rejects.toThrow(/^Outra cópia está sendo feita (em \/|no bucket )/);
    await trava.soltar();
    if (tipo === 'pasta') {
      mkdirSync(path.join(raiz, 'arquivos/aa'), { recursive: true });
      writeFileSync(path.join(raiz, 'arquivos/aa', `.provisorio-${'0'.repeat(16)}-1`), '');
    } else {
      await deposito.guardar('trava/de-quem-morreu', Buffer.alloc(0));
      const antes = new Date(Date.now() - 3_600_000);
      for (const nome of readdirSync(path.join(raiz, 'trava')))
        utimesSync(path.join(raiz, 'trava', nome), antes, antes);
    }
    await (await deposito.travar()).soltar();
    expect(await nomesDe(deposito, tipo === 'pasta' ? 'arquivos/' : 'trava/')).toEqual([]);
  });

  it('uma cópia que não chega ao fim não tem nome', async () => {
    await (await deposito.travar()).soltar();
    // oxlint-disable-next-line typescript/require-await -- a stream is asynchronous
    const cortado = async function* () {
      yield Buffer.from('começo');
      throw new Error('cut');
    };
    await expect(deposito.guardarFluxo(copiaDo(11), cortado())).rejects.toThrow('cut');
    expect(await nomesDe(deposito, '')).not.toContain(copiaDo(11));
  });

  it('só guarda o que não tem, e não relê o que a cópia de antes já levou', async () => {
    const antes = await copiar(deposito, 10, [arquivo('a', 'um'), arquivo('b', 'dois')]);
    const indice = await abrirIndice(deposito, antes);
    await indice.incluir({ ...arquivo('a', 'um'), ler: proibido });
    await indice.incluir(arquivo('c', 'dois'));
    await indice.incluir(arquivo('d', 'quatro'));
    await indice.incluir({ ...arquivo('b', 'dois'), bytes: null });
    await indice.incluir({ ...arquivo('sumiu', 'x'), ler: () => Promise.resolve(null) });
    expect(indice.novos).toEqual({ arquivos: 1, bytes: 6 });
    expect(indice.membros.map(({ nome }) => nome)).toEqual(
      ['a', 'c', 'd', 'b'].map((nome) => `uploads/${nome}`),
    );
  });

  it('um conteúdo que se perdeu é guardado de novo', async () => {
    const antes = await copiar(deposito, 10, [arquivo('a', 'um')]);
    await deposito.apagar(await nomesDe(deposito, 'arquivos/'));
    await copiar(deposito, 11, [arquivo('a', 'um')], antes);
    expect(await nomesDe(deposito, 'arquivos/')).toHaveLength(1);
  });

  it('podado, ficam as mais novas e o que elas usam', async () => {
    await copiar(deposito, 10, [arquivo('a', 'um'), arquivo('b', 'dois')]);
    await copiar(deposito, 11, [arquivo('b', 'dois'), arquivo('c', 'três')]);
    await copiar(deposito, 12, [arquivo('b', 'dois'), arquivo('d', 'quatro')]);
    expect(await podar(deposito, 2)).toEqual({ copias: 1, arquivos: 1, bytes: 2 });
    for (const dia of [11, 12])
      for (const { sha256 } of (await manifestoDaCopia(deposito, copiaDo(dia))).membros)
        expect(await deposito.ler(nomeDoConteudo(sha256))).not.toBeNull();
    expect(await nomesDe(deposito, '')).not.toContain(copiaDo(10));
    expect(await podar(deposito, 2)).toEqual({ copias: 0, arquivos: 0, bytes: 0 });
  });

  it('o que um relógio adiantado fez conta como o mais velho: a cópia de agora fica', async () => {
    const deAgora = nomeDaCopia(new Date());
    const doFuturo = ['portal-2999-01-02T10-00-00.tar.gz', 'portal-2999-01-03T10-00-00.tar.gz'];
    await copiar(deposito, 10, [arquivo('a', 'um')]);
    const feita = (await deposito.ler(copiaDo(10))) ?? Buffer.alloc(0);
    await deposito.apagar([copiaDo(10)]);
    for (const nome of [...doFuturo, deAgora]) await deposito.guardar(nome, feita);
    expect(await copiasDo(deposito)).toEqual([...doFuturo, deAgora]);
    expect((await podar(deposito, 1)).copias).toBe(2);
    expect(await copiasDo(deposito)).toEqual([deAgora]);
  });

  it('uma cópia inteira que está ali conta como as outras', async () => {
    const pasta = mkdtempSync(path.join(base, 'inteira-'));
    const manifesto = { formato: FORMATO_INTEIRO, banco: 'sqlite', criadaEm: CRIADA, membros: [] };
    writeFileSync(path.join(pasta, 'manifesto.json'), JSON.stringify(manifesto));
    writeFileSync(path.join(pasta, 'banco.db'), randomBytes(200_000));
    // Files of a bucket come before the manifest.
    const nomes = ['banco.db', 'manifesto.json'];
    await (await deposito.travar()).soltar();
    await deposito.guardarFluxo(copiaDo(10), tar.create({ cwd: pasta, gzip: true }, nomes));
    await copiar(deposito, 11, [arquivo('a', 'um')]);
    expect(await podar(deposito, 2)).toEqual({ copias: 0, arquivos: 0, bytes: 0 });
    expect((await podar(deposito, 1)).copias).toBe(1);
  });

  it('com uma cópia que não se lê, nada sai', async () => {
    await copiar(deposito, 10, [arquivo('a', 'um')]);
    await copiar(deposito, 11, [arquivo('b', 'dois')]);
    const [inteira] = await Promise.all([deposito.ler(copiaDo(11))]);
    const cortada = (inteira ?? Buffer.alloc(0)).subarray(0, 60);
    await deposito.guardarFluxo(
      copiaDo(12),
      (async function* () {
        yield await Promise.resolve(cortada);
      })(),
    );
    const havia = [...(await nomesDe(deposito, '')), ...(await nomesDe(deposito, 'arquivos/'))];
    await expect(podar(deposito, 1)).rejects.toThrow(/não se lê: está danificada\.$/);
    expect([...(await nomesDe(deposito, '')), ...(await nomesDe(deposito, 'arquivos/'))]).toEqual(
      havia,
    );
  });
});

it('numa pasta em que não se escreve, diz qual', async () => {
  writeFileSync(path.join(base, 'arquivo'), '');
  const dentro = path.join(base, 'arquivo', 'pasta');
  await expect(depositoEmPasta(dentro).travar()).rejects.toThrow(
    `Não foi possível escrever em ${dentro} (ENOTDIR).`,
  );
  expect(existsSync(dentro)).toBe(false);
});

it('um bucket que pede calma, e corta o que manda, não acaba com uma cópia nem com uma volta', async () => {
  const { hostname, port: porta } = new URL(servidor.lugar.endereco);
  const INTEIRO = 'conteúdo inteiro';
  const vezes = new Map<string, number>();
  let sabeFaixas = true;
  const caminho = createServer((pedido, resposta) => {
    const { method, url = '', headers } = pedido;
    const vez = (vezes.get(`${method} ${url}`) ?? 0) + 1;
    vezes.set(`${method} ${url}`, vez);
    // Twice, which is more than who waits for an answer is given.
    if (vez <= 2 && headers.range === undefined) {
      pedido.resume().on('end', () => resposta.writeHead(503).end());
      return;
    }
    if (headers.range !== undefined && !sabeFaixas) {
      resposta.end(INTEIRO);
      return;
    }
    pedido.pipe(
      request({ hostname, port: porta, method, path: url, headers }, (respondido) => {
        resposta.writeHead(respondido.statusCode ?? 500, respondido.headers);
        if (method !== 'GET' || vez > 4 || url.includes('list-type')) {
          respondido.pipe(resposta);
          return;
        }
        respondido.once('data', (pedaco: Buffer) => {
          resposta.write(pedaco.subarray(0, 2), () => resposta.destroy());
        });
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(caminho, 'listening');
  const { port } = caminho.address() as AddressInfo; // a TCP server has a port
  const endereco = `http://127.0.0.1:${port}`;
  const ocupado = depositoEmS3({ ...servidor.lugar, endereco, calma: true });
  const nome = nomeDoConteudo('c'.repeat(64));
  await (await ocupado.travar()).soltar();
  await ocupado.guardar(nome, Buffer.from(INTEIRO));
  expect(String(await ocupado.ler(nome))).toBe(INTEIRO);
  // What comes from its beginning again is no rest of it.
  sabeFaixas = false;
  vezes.clear();
  await expect(ocupado.ler(nome)).rejects.toThrow('O bucket das cópias');
  caminho.closeAllConnections();
  caminho.close();
}, 120_000);

it('um bucket que não se deixa listar não fica seguro por quem tentou', async () => {
  const caminho = createServer((pedido, resposta) => {
    const { method, url, headers } = pedido;
    if (method === 'GET') {
      resposta.writeHead(500).end();
      return;
    }
    const { hostname, port } = new URL(servidor.lugar.endereco);
    pedido.pipe(
      request({ hostname, port, method, path: url, headers }, (respondido) => {
        resposta.writeHead(respondido.statusCode ?? 500, respondido.headers);
        respondido.pipe(resposta);
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(caminho, 'listening');
  const { port } = caminho.address() as AddressInfo; // a TCP server has a port
  const torto = depositoEmS3({ ...servidor.lugar, endereco: `http://127.0.0.1:${port}` });
  await expect(torto.travar()).rejects.toThrow();
  const deposito = depositoEmS3(servidor.lugar);
  expect(await nomesDe(deposito, 'trava/')).toEqual([]);
  await (await deposito.travar()).soltar();
  caminho.close();
});
