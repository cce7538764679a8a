import crypto from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageAway } from '../database/away';
import type { Armazenamento, Chave, Raiz } from './armazenamento';
import { objetoDe } from './chaves';
import { ClienteS3 } from './cliente-s3';
import { porqueNaoServe } from './conferir';
import type { LugarS3 } from './lugar';
import { comMemoria } from './memoria';
import { emPasta } from './pasta';
import { emS3 } from './s3';

const base = mkdtempSync(path.join(os.tmpdir(), 'portal-conformidade-'));
const servidor = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true },
  directory: path.join(base, 's3'),
  configureBuckets: [{ name: 'portal' }, { name: 'muitos' }],
});
// The server computes the signature of `/bucket/?…`, an address of its own, without the last slash. Objects' are checked.
servidor.middleware.unshift(async (ctx, next) => {
  if (/^\/[^/?]+\/(\?|$)/.test(ctx.url))
    ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } }) as object;
  await next();
});

// Its pages' tokens are enciphered with DES, which OpenSSL has only as triple DES with one key three times.
const { createCipheriv, createDecipheriv } = crypto;
const umDes = (nome: string, key: Buffer): [string, Buffer] =>
  nome === 'des' ? ['des-ede3-cbc', Buffer.concat([key, key, key])] : [nome, key];
Object.assign(crypto, {
  createCipheriv: (nome: string, key: Buffer, iv: Buffer) =>
    createCipheriv(...umDes(nome, key), iv),
  createDecipheriv: (nome: string, key: Buffer, iv: Buffer) =>
    createDecipheriv(...umDes(nome, key), iv),
});

let lugar: LugarS3;
beforeAll(async () => {
  const { port } = await servidor.run();
  lugar = {
    ...{ tipo: 's3', endereco: `http://127.0.0.1:${port}`, bucket: 'portal', regiao: 'us-east-1' },
    ...{ chave: 'S3RVER', segredo: 'S3RVER' },
  };
});
afterAll(async () => {
  Object.assign(crypto, { createCipheriv, createDecipheriv });
  await servidor.close();
  rmSync(base, { recursive: true, force: true });
});

const PASTA = { uploads: path.join(base, 'uploads'), orfaos: path.join(base, 'orfaos') };
mkdirSync(PASTA.uploads);
const BYTES = Buffer.from(Array.from({ length: 3000 }, (_, n) => n % 251));
const PUBLICO = `p${'a'.repeat(32)}-600x250.webp`;
const PRIVADO = `${'b'.repeat(32)}-600x250.webp`;

const chavesEm = async (armazenamento: Armazenamento, raiz: Raiz): Promise<Chave[]> => {
  const achadas: Chave[] = [];
  for await (const { chave } of armazenamento.listar(raiz)) achadas.push(chave);
  return achadas.sort();
};

const lidos = async (armazenamento: Armazenamento, chave: Chave, start: number, end: number) => {
  const corpo = await armazenamento.abrir(chave, { start, end });
  if (corpo === null || Buffer.isBuffer(corpo)) return corpo;
  return Buffer.concat((await corpo.toArray()) as Buffer[]);
};

describe.each<[string, () => Armazenamento]>([
  ['pasta', () => emPasta(PASTA)],
  ['S3', () => emS3(lugar)],
  ['S3 com memória', () => comMemoria(emS3({ ...lugar, bucket: 'muitos' }))],
])('armazenamento em %s', (_, abrir) => {
  let armazenamento: Armazenamento;
  beforeAll(() => {
    armazenamento = abrir();
  });

  it('o que se grava se mede, se lê inteiro e em partes', async () => {
    const antes = Date.now();
    await armazenamento.gravar('radios', new Map([[PUBLICO, BYTES]]));
    await armazenamento.gravar('banner/comprovante', new Map([[PRIVADO, BYTES]]));
    for (const chave of [`radios/${PUBLICO}`, `banner/comprovante/${PRIVADO}`]) {
      const medidas = await armazenamento.medir(chave);
      expect(medidas?.bytes).toBe(BYTES.length);
      // Servers tell seconds.
      expect(Math.abs((medidas?.em ?? 0) - antes)).toBeLessThan(5_000);
      expect((await armazenamento.ler(chave))?.equals(BYTES)).toBe(true);
      for (const [start, end] of [
        [0, 1],
        [10, 19],
        [2990, 2999],
        [0, 2999],
      ] as const)
        expect(
          (await lidos(armazenamento, chave, start, end))?.equals(BYTES.subarray(start, end + 1)),
        ).toBe(true);
    }
  });

  it('o que não há é nulo, e apagá-lo não é erro', async () => {
    const chave = `radios/${'c'.repeat(32)}.mp3`;
    expect(await armazenamento.medir(chave)).toBeNull();
    expect(await armazenamento.abrir(chave)).toBeNull();
    expect(await armazenamento.ler(chave)).toBeNull();
    await armazenamento.apagar([chave]);
    expect(await armazenamento.mover(chave, `orfaos/2026-01-01/${chave}`)).toBe(false);
  });

  it('lista o que está em uso e o que foi posto de lado, cada um no seu lugar', async () => {
    await armazenamento.gravar(
      'musicas',
      new Map([
        ['d1.mp3', BYTES],
        ['d2.mp3', Buffer.alloc(0)],
      ]),
    );
    expect(await armazenamento.mover('musicas/d1.mp3', 'orfaos/2026-01-01/musicas/d1.mp3')).toBe(
      true,
    );
    expect(await chavesEm(armazenamento, 'orfaos')).toEqual(['orfaos/2026-01-01/musicas/d1.mp3']);
    expect(await chavesEm(armazenamento, 'arquivos')).toEqual([
      `banner/comprovante/${PRIVADO}`,
      'musicas/d2.mp3',
      `radios/${PUBLICO}`,
    ]);
    expect(await armazenamento.medir('musicas/d1.mp3')).toBeNull();
    expect(await armazenamento.mover('orfaos/2026-01-01/musicas/d1.mp3', 'musicas/d1.mp3')).toBe(
      true,
    );
    expect((await armazenamento.ler('musicas/d1.mp3'))?.equals(BYTES)).toBe(true);
    expect((await armazenamento.medir('musicas/d2.mp3'))?.bytes).toBe(0);
  });

  it('apaga muitos, e só eles', async () => {
    const muitos = Array.from({ length: 40 }, (_nada, i) => `e${i}.webp`);
    await armazenamento.gravar('conteudo', new Map(muitos.map((nome) => [nome, BYTES])));
    await armazenamento.apagar(muitos.map((nome) => `conteudo/${nome}`));
    expect(
      (await chavesEm(armazenamento, 'arquivos')).some((chave) => chave.startsWith('conteudo/')),
    ).toBe(false);
    expect(await armazenamento.medir(`radios/${PUBLICO}`)).not.toBeNull();
  });

  it('diz que se pode escrever, sem deixar nada', async () => {
    const antes = await chavesEm(armazenamento, 'arquivos');
    await armazenamento.podeEscrever();
    expect(await chavesEm(armazenamento, 'arquivos')).toEqual(antes);
  });
});

it('a pasta que sumiu é StorageAway, e não é feita de novo vazia', async () => {
  const pasta = emPasta(PASTA);
  const sumida = `${PASTA.uploads}-sumida`;
  renameSync(PASTA.uploads, sumida);
  await expect(pasta.podeEscrever()).rejects.toThrow(StorageAway);
  await expect(pasta.gravar('radios', new Map([['x.webp', BYTES]]))).rejects.toThrow(StorageAway);
  renameSync(sumida, PASTA.uploads);
  await pasta.podeEscrever();
});

describe('um bucket', () => {
  it('tem sob publico/ só o que a redação publicou; o resto, e todo comprovante, sob privado/', async () => {
    expect(objetoDe(`radios/${PUBLICO}`)).toBe(`publico/radios/${PUBLICO}`);
    expect(objetoDe(`radios/${PRIVADO}`)).toBe(`privado/radios/${PRIVADO}`);
    expect(objetoDe(`banner/comprovante/${PUBLICO}`)).toBe(`privado/banner/comprovante/${PUBLICO}`);
    expect(objetoDe(`orfaos/2026-01-01/radios/${PUBLICO}`)).toMatch(/^privado\/orfaos\//);
    const s3 = new ClienteS3(lugar);
    const lido = await s3.fazer((cliente, sdk, Bucket) =>
      cliente.send(new sdk.HeadObjectCommand({ Bucket, Key: `publico/radios/${PUBLICO}` })),
    );
    expect(lido).toMatchObject({
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    });
  });

  it('com mais objetos do que cabem numa resposta é listado inteiro', async () => {
    const armazenamento = emS3({ ...lugar, bucket: 'muitos' }, 3);
    const nomes = Array.from({ length: 10 }, (_, i) => `f${i}.mp3`);
    await armazenamento.gravar('musicas', new Map(nomes.map((nome) => [nome, Buffer.from('x')])));
    const achadas = await chavesEm(armazenamento, 'arquivos');
    expect(achadas.filter((chave) => chave.startsWith('musicas/f'))).toHaveLength(10);
  });

  it('fora do ar é StorageAway, e a memória ainda responde o que sabe', async () => {
    let agora = 0;
    const aqui = { ...lugar };
    const longe = emS3(aqui);
    const lembra = comMemoria(longe, () => agora);
    const chave = `radios/${PUBLICO}`;
    await lembra.medir(chave);
    agora = 61_000;
    const fora = emS3({ ...lugar, endereco: 'http://127.0.0.1:9' });
    Object.assign(longe, fora);
    await expect(fora.medir(chave)).rejects.toThrow(StorageAway);
    await expect(fora.gravar('radios', new Map([['x.webp', BYTES]]))).rejects.toThrow(StorageAway);
    await expect(fora.podeEscrever()).rejects.toThrow(StorageAway);
    expect(await lembra.medir(chave)).toMatchObject({ bytes: BYTES.length });
    await expect(lembra.medir('radios/outro.webp')).rejects.toThrow(StorageAway);
  });
});

it('quem responde 200 no lugar do bucket, com uma página, não guardou nem conhece arquivo nenhum', async () => {
  const pagina = createServer((pedido, resposta) => {
    pedido.resume().on('end', () => {
      resposta.writeHead(200, { 'Content-Type': 'text/html' });
      resposta.end('<html>Entre na rede</html>');
    });
  }).listen(0, '127.0.0.1');
  await once(pagina, 'listening');
  const { port } = pagina.address() as AddressInfo; // a TCP server has a port
  const errado = { ...lugar, endereco: `http://127.0.0.1:${port}` };
  const fora = emS3(errado);
  const chave = `radios/${PUBLICO}`;
  await expect(fora.gravar('radios', new Map([[PUBLICO, BYTES]]))).rejects.toThrow(StorageAway);
  await expect(fora.medir(chave)).rejects.toThrow(StorageAway);
  await expect(fora.mover(chave, `orfaos/2026-01-01/${chave}`)).rejects.toThrow(StorageAway);
  await expect(fora.podeEscrever()).rejects.toThrow(StorageAway);
  expect(await porqueNaoServe(errado)).toContain('não respondeu');
  pagina.close();
});

it('quem para no meio de um arquivo é dado por fora do ar em segundos', async () => {
  const manco = createServer((pedido, resposta) => {
    pedido.resume();
    resposta.writeHead(200, { 'Content-Length': String(BYTES.length), ETag: '"x"' });
    resposta.write(BYTES.subarray(0, 10));
  }).listen(0, '127.0.0.1');
  await once(manco, 'listening');
  const { port } = manco.address() as AddressInfo; // a TCP server has a port
  const fora = emS3({ ...lugar, endereco: `http://127.0.0.1:${port}` });
  const inicio = performance.now();
  await expect(fora.ler(`radios/${PUBLICO}`)).rejects.toThrow(StorageAway);
  expect(performance.now() - inicio).toBeLessThan(8000);
  manco.closeAllConnections();
  manco.close();
}, 40_000);

describe('ao começar', () => {
  it.each<[string, Partial<LugarS3>, RegExp | null]>([
    ['o bucket que serve', {}, null],
    ['outra chave', { chave: 'OUTRA' }, /recusou o acesso ao bucket "portal"/],
    ['outro segredo', { segredo: 'outro' }, /recusou o acesso ao bucket "portal"/],
    ['bucket que não há', { bucket: 'falta' }, /^Não há o bucket "falta"/],
    ['ninguém no endereço', { endereco: 'http://127.0.0.1:9' }, /não respondeu/],
  ])('%s', async (_, mudado, motivo) => {
    const porque = await porqueNaoServe({ ...lugar, ...mudado });
    if (motivo === null) expect(porque).toBeNull();
    else expect(porque).toMatch(motivo);
    expect(porque ?? '').not.toContain('\n');
  });
});
