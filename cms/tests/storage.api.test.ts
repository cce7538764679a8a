import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { PASTAS } from '@portal/contracts/arquivo/pastas';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './harness/http';
import { umPortal } from './harness/um-portal';

const AUDIO = 'AbCdEf0123456789_xyz.mp3';
const IMAGEM = 'AbCdEf0123456789-1200x500.webp';
const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, n) => n % 251));
const ONTEM = new Date(Date.now() - 24 * 60 * 60 * 1000);
const GRANDE = 'Grande0123456789.ogg';

const aqui = umPortal();
let uploads: string;

beforeAll(() => {
  uploads = path.join(aqui.portal.dataDir, 'uploads');
  for (const pasta of Object.values(PASTAS)) {
    mkdirSync(path.join(uploads, pasta), { recursive: true });
    writeFileSync(path.join(uploads, pasta, AUDIO), BYTES);
    writeFileSync(path.join(uploads, pasta, IMAGEM), BYTES);
    // What was stored just now is not kept for ever yet.
    for (const nome of [AUDIO, IMAGEM]) utimesSync(path.join(uploads, pasta, nome), ONTEM, ONTEM);
  }
  writeFileSync(path.join(uploads, PASTAS.musicas, GRANDE), Buffer.alloc(20_000_000, 7));
  writeFileSync(path.join(aqui.portal.dataDir, 'segredo-1.mp3'), 'fora');
  writeFileSync(path.join(uploads, 'segredo-1.mp3'), 'na raiz');
  symlinkSync(
    path.join(aqui.portal.dataDir, 'segredo-1.mp3'),
    path.join(uploads, PASTAS.musicas, 'ligacao-01.mp3'),
  );
  mkdirSync(path.join(uploads, PASTAS.musicas, 'pasta-001.mp3'));
  writeFileSync(path.join(uploads, PASTAS.musicas, 'vazio-001.mp3'), '');
});

const range = (value: string, more: Record<string, string> = {}) =>
  aqui.portal.ask(`/storage/musicas/${AUDIO}`, { headers: { Range: value, ...more } });

describe('arquivos públicos', () => {
  it.each(Object.values(PASTAS).filter((pasta) => pasta !== PASTAS.comprovantes))(
    '/storage/%s responde áudio e imagem, para sempre, sem adivinhar o tipo',
    async (pasta) => {
      for (const [name, type] of [
        [AUDIO, 'audio/mpeg'],
        [IMAGEM, 'image/webp'],
      ]) {
        const answer = await aqui.portal.ask(`/storage/${pasta}/${name}`);
        expect(answer.status).toBe(200);
        expect(answer.bytes.equals(BYTES)).toBe(true);
        expect(answer.headers).toMatchObject({
          'content-type': type,
          'content-length': '1000',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'accept-ranges': 'bytes',
        });
      }
    },
  );

  it('HEAD diz o mesmo sem o corpo; o ETag volta como 304', async () => {
    const where = `/storage/radios/${IMAGEM}`;
    const { headers } = await aqui.portal.ask(where);
    const head = await aqui.portal.ask(where, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe('1000');
    expect(head.headers['content-type']).toBe('image/webp');
    expect(head.headers.etag).toBe(headers.etag);
    const again = await aqui.portal.ask(where, {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('um arquivo vazio é um arquivo', async () => {
    const answer = await aqui.portal.ask('/storage/musicas/vazio-001.mp3');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe('0');
  });
});

describe('partes', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, 999],
    ['bytes=999-', 999, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-500', 500, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=990-5000', 990, 999],
    ['bytes = 10-19', 10, 19],
  ])('%s é 206 com os bytes %i a %i', async (value, first, last) => {
    const answer = await range(value);
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/1000`);
    expect(answer.headers['content-length']).toBe(String(last - first + 1));
    expect(answer.headers['content-type']).toBe('audio/mpeg');
    expect(answer.bytes.equals(BYTES.subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=5000-', 'bytes=-0'])(
    '%s passa do fim: 416 com o tamanho',
    async (value) => {
      const answer = await range(value);
      expect(answer.status).toBe(416);
      expect(answer.headers['content-range']).toBe('bytes */1000');
      expect(answer.json()).toMatchObject({ status: '0' });
    },
  );

  it.each(['bytes=9-3', 'bytes=a-b', 'bytes=-', 'linhas=0-9', 'bytes=0-1,5-6', 'bytes', ''])(
    '%j não é uma parte: o arquivo inteiro',
    async (value) => {
      const answer = await range(value);
      expect(answer.status).toBe(200);
      expect(answer.bytes.equals(BYTES)).toBe(true);
    },
  );

  it('If-Range com outro ETag recebe o arquivo inteiro', async () => {
    const { etag } = (await range('bytes=0-9')).headers;
    expect((await range('bytes=0-9', { 'If-Range': String(etag) })).status).toBe(206);
    expect((await range('bytes=0-9', { 'If-Range': '"outro"' })).status).toBe(200);
  });
});

describe('o que não se serve', () => {
  it.each([
    '/storage',
    '/storage/',
    '/storage/musicas',
    '/storage/musicas/',
    '/storage/musicas/nao-existe.mp3',
    '/storage/musicas/pasta-001.mp3',
    '/storage/musicas/ligacao-01.mp3',
    '/storage/segredo-1.mp3',
    '/storage/outra/AbCdEf0123456789_xyz.mp3',
    `/storage/${PASTAS.comprovantes}/${AUDIO}`,
    `/storage/${PASTAS.comprovantes}/${IMAGEM}`,
    '/storage/../segredo-1.mp3',
    '/storage/musicas/../../segredo-1.mp3',
    '/storage/musicas/..%2f..%2fsegredo-1.mp3',
    '/storage/musicas/%2e%2e/%2e%2e/segredo-1.mp3',
    '/storage/musicas/%252e%252e%252fsegredo-1.mp3',
    '/storage/musicas/..\\..\\segredo-1.mp3',
    '/storage/musicas/..%5c..%5csegredo-1.mp3',
    `/storage/musicas/${AUDIO}%00`,
    `/storage/musicas/${AUDIO}%00.webp`,
    `/storage//musicas/${AUDIO}`,
    `//storage/musicas/${AUDIO}`,
    `/storage/musicas//${AUDIO}`,
    `/storage/musicas/./${AUDIO}`,
    `/storage/musicas/%2e/${AUDIO}`,
    `/storage/musicas/${AUDIO}/`,
    `/STORAGE/musicas/${AUDIO}`,
    `/storage/banner/x/../comprovante/${AUDIO}`,
    '/storage//etc/passwd',
    '/storage/%2fetc%2fpasswd',
    '/storage/musicas/.AbCdEf0123456789.mp3',
    '/storage/musicas/AbCdEf0123456789.html',
    '/storage/musicas/AbCdEf0123456789.svg',
    '/storage/radios/AbCdEf0123456789-1200x500.w9999.webp',
    `/storage/musicas/${'a'.repeat(5000)}.mp3`,
  ])('GET %s é 404 na forma do contrato', async (where) => {
    const answer = await aqui.portal.ask(where);
    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({
      status: '0',
      msg: 'Não encontramos o que você procura.',
      codigo: 'nao_encontrado',
    });
  });

  it.each(['POST', 'PUT', 'DELETE'])('%s em um arquivo é 405', async (method) => {
    const answer = await aqui.portal.ask(`/storage/musicas/${AUDIO}`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe.runIf(process.platform === 'linux')('arquivos abertos', () => {
  const open = () => readdirSync(`/proc/${aqui.portal.pid}/fd`, { withFileTypes: true }).length;

  const abandon = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = get(`${aqui.portal.url}/storage/musicas/${GRANDE}`, (res) => {
        res.once('data', () => {
          request.destroy();
          resolve();
        });
        res.on('error', () => undefined);
      });
      request.on('error', reject);
    });

  it('quem vai embora no meio, pede só a cabeça ou erra a parte não deixa arquivo aberto', async () => {
    await aqui.portal.ask(`/storage/musicas/${AUDIO}`);
    const before = open();
    for (let n = 0; n < 40; n += 1) {
      await abandon();
      await aqui.portal.ask(`/storage/musicas/${GRANDE}`, { method: 'HEAD' });
      await aqui.portal.ask(`/storage/musicas/${GRANDE}`, {
        headers: { Range: 'bytes=99999999-' },
      });
      await aqui.portal.ask('/storage/musicas/pasta-001.mp3');
    }
    await eventually(() => {
      expect(open()).toBeLessThanOrEqual(before + 2);
    });
  });
});
