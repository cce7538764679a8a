import { describe, expect, it } from 'vitest';
import { umPortal } from './harness/um-portal';

const aqui = umPortal();

describe('o service worker e o manifesto', () => {
  it('sw.js é sempre conferido, vale para o portal inteiro e só fala com ele', async () => {
    const worker = await aqui.portal.ask('/sw.js');
    expect(worker.status).toBe(200);
    expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['service-worker-allowed']).toBe('/');
    expect(worker.headers['content-security-policy']).toBe(
      "default-src 'self'; frame-ancestors 'none'",
    );
    expect(worker.headers['set-cookie']).toBeUndefined();
    const again = await aqui.portal.ask('/sw.js', {
      headers: { 'If-None-Match': String(worker.headers['etag']) },
    });
    expect(again.status).toBe(304);
  });

  it('o que o service worker guarda existe, com o nome que ele lhe dá', async () => {
    const { text } = await aqui.portal.ask('/sw.js');
    const files = [...new Set(text.match(/\/assets\/[\w.-]+/g))];
    expect(files.length).toBeGreaterThan(10);
    const page = (await aqui.portal.ask('/', { headers: { Accept: '*/*' } })).text;
    // The list of the program's files in the page's own script, the entry first.
    const list = /\[.(\/assets\/index-[\w-]+\.js[^\]]*)\]/.exec(page)?.[1] ?? '';
    const program = list.match(/\/assets\/[\w.-]+/g) ?? [];
    expect(program.length).toBeGreaterThan(1);
    expect(files).toEqual(expect.arrayContaining(program));
    for (const file of files) expect((await aqui.portal.ask(file)).status, file).toBe(200);
  });

  it('cada imagem do manifesto existe e cada atalho é uma página', async () => {
    const page = (await aqui.portal.ask('/', { headers: { Accept: 'text/html' } })).text;
    const manifestPath = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await aqui.portal.ask(manifestPath);
    const manifest = JSON.parse(answer.text) as {
      id: string;
      scope: string;
      icons: { src: string; purpose?: string }[];
      screenshots: { src: string }[];
      shortcuts: { name: string; url: string }[];
    };
    expect([manifest.id, manifest.scope]).toEqual(['/', '/']);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
      'Web Rádios',
      'Cantores',
      'Continuar ouvindo',
    ]);
    for (const { src } of [...manifest.icons, ...manifest.screenshots])
      expect((await aqui.portal.ask(`/assets/${src}`)).status, src).toBe(200);
    for (const { url } of manifest.shortcuts)
      expect((await aqui.portal.ask(url.split('#')[0] ?? '')).status, url).toBe(200);
  });
});
