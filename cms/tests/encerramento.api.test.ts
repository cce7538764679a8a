import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loginEditor } from './harness/editor';
import { ask } from './harness/http';
import { umPortal } from './harness/um-portal';

const BYTES = 30_000_000;

describe('SIGTERM', () => {
  const aqui = umPortal({}, { processoNovo: true });

  beforeAll(() => {
    const pasta = path.join(aqui.portal.dataDir, 'uploads', 'musicas');
    mkdirSync(pasta, { recursive: true });
    writeFileSync(path.join(pasta, 'longa-musica.mp3'), Buffer.alloc(BYTES, 1));
  });

  /** Reads slowly, so that the answer is still under way when the signal comes. */
  const slowDownload = (started: () => void): Promise<number> =>
    new Promise((resolve, reject) => {
      get(`${aqui.portal.url}/storage/musicas/longa-musica.mp3`, (res) => {
        let bytes = 0;
        res.once('data', started);
        res.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          res.pause();
          setTimeout(() => res.resume(), 1);
        });
        res.on('end', () => resolve(bytes));
        res.on('error', reject);
      }).on('error', reject);
    });

  it('o que está em andamento termina, enquanto isso não está pronto, e o processo sai com 0', async () => {
    const editor = await loginEditor(aqui.portal);
    let download: Promise<number> | undefined;
    await new Promise<void>((started) => {
      download = slowDownload(started);
    });
    const writes = Array.from({ length: 10 }, (_, n) =>
      editor.create('api::radio.radio', { nome_radio: `Rádio ${n}`, url: 'https://a.test/' }),
    );
    // Once one is answered, the others, sent together, are with the server too.
    await Promise.race(writes);
    aqui.portal.signal('SIGTERM');
    await expect
      .poll(async () => (await ask(aqui.portal.url, '/api/saude')).status, { interval: 5 })
      .toBe(503);
    expect((await ask(aqui.portal.url, '/api/vivo')).status).toBe(200);
    expect((await Promise.all([download, ...writes]))[0]).toBe(BYTES);
    expect(await aqui.portal.exited).toBe(0);
    expect(aqui.portal.output()).toContain('O portal encerrou.');
    await expect(ask(aqui.portal.url, '/api/saude')).rejects.toThrow();
  });
});

describe('SIGTERM com PORTAL_DRAIN_SECONDS', () => {
  const aqui = umPortal({ PORTAL_DRAIN_SECONDS: '2' }, { processoNovo: true });

  it('deixa logo de estar pronto, serve durante a pausa quem ainda vem, e só depois fecha a porta', async () => {
    const { portal } = aqui;
    const sinal = performance.now();
    portal.signal('SIGTERM');
    await expect
      .poll(async () => (await ask(portal.url, '/api/saude')).status, { interval: 5 })
      .toBe(503);
    expect(performance.now() - sinal).toBeLessThan(1500);
    const servida = await ask(portal.url, '/api/radios/all');
    expect(servida.status).toBe(200);
    expect(await portal.exited).toBe(0);
    expect(performance.now() - sinal).toBeGreaterThan(2000);
    await expect(ask(portal.url, '/api/vivo')).rejects.toThrow();
  });
});
