import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Body, LazyBody, renewBody } from './body';
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

it('um corpo preguiçoso se faz uma vez, quando alguém o pede, e guarda o de antes só se é o mesmo', () => {
  let vezes = 0;
  const lista = (json: string, antes?: Body) =>
    new LazyBody(() => {
      vezes += 1;
      return { json, total: 2 };
    }, antes);
  const primeiro = lista(LONG);
  expect([vezes, primeiro.latest]).toEqual([0, undefined]);
  expect(primeiro.get()).toBe(primeiro.get());
  expect(vezes).toBe(1);
  const nuncaPedido = lista('[1]', primeiro.latest);
  expect(nuncaPedido.latest).toBe(primeiro.get());
  expect(lista(LONG, nuncaPedido.latest).get()).toBe(primeiro.get());
  const outro = lista('[2]', nuncaPedido.latest);
  expect(outro.get()).not.toBe(primeiro.get());
  expect(outro.latest).toBe(outro.get());
});
