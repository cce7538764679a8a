import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Body, renewBody } from './body';
import { BodyCache } from './body-cache';

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, n) => `Rádio ${n}`));

it('cada forma descomprime no mesmo texto, é feita uma vez e tem etiqueta própria', async () => {
  const body = new Body(LONG);
  const [br, again, gzip] = await Promise.all([
    body.bytes('br'),
    body.bytes('br'),
    body.bytes('gzip'),
  ]);
  expect(again).toBe(br);
  expect(body.bytes('br')).toBe(br);
  expect(brotliDecompressSync(br).toString()).toBe(LONG);
  expect(gunzipSync(gzip).toString()).toBe(LONG);
  expect(new Set((['identity', 'br', 'gzip'] as const).map((e) => body.etag(e))).size).toBe(3);
});

it('o mesmo conteúdo mantém o corpo já comprimido; outro conteúdo ou total, não', () => {
  const body = new Body(LONG, { total: 1 });
  expect(renewBody(body, LONG, 1)).toBe(body);
  expect(renewBody(body, LONG, 2)).not.toBe(body);
  expect(renewBody(body, '[]', 1)).not.toBe(body);
});

it('as respostas sob demanda são lembradas, e as menos usadas largadas', () => {
  const cache = new BodyCache();
  const first = cache.get('0', () => ({ json: '"0"' }));
  for (let n = 1; n < 300; n += 1) cache.get(String(n), () => ({ json: String(n) }));
  expect(cache.get('0', () => ({ json: 'outro' }))).toBe(first);
  cache.get('300', () => ({ json: '300' }));
  expect(cache.get('0', () => ({ json: 'outro' }))).toBe(first);
  expect(cache.get('1', () => ({ json: 'refeito' })).identity.toString()).toBe('refeito');
});
