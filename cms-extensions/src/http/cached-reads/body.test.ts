import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Body, LazyBody, renewBody, renewList } from './body';
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

it('uma lista feita em partes é a mesma que de uma vez', async () => {
  const itens = Array.from({ length: 20_000 }, (_, n) => JSON.stringify(`Rádio ${n} "é"`));
  for (const alguns of [[], itens.slice(0, 1), itens]) {
    const inteira = new Body(`[${alguns.join(',')}]`, { total: alguns.length });
    const emPartes = await renewList(undefined, alguns, alguns.length);
    expect(emPartes.identity.equals(inteira.identity)).toBe(true);
    expect(emPartes.etag('br')).toBe(inteira.etag('br'));
    expect(await renewList(inteira, alguns, alguns.length)).toBe(inteira);
    expect(await renewList(inteira, alguns, -1)).not.toBe(inteira);
  }
});

it('um corpo preguiçoso se faz uma vez, quando alguém o pede, e guarda o de antes só se é o mesmo', async () => {
  let vezes = 0;
  const lista = (itens: readonly string[], antes?: Body) =>
    new LazyBody(() => {
      vezes += 1;
      return { itens, total: 2 };
    }, antes);
  const primeiro = lista(['a', 'b']);
  expect([vezes, primeiro.latest]).toEqual([0, undefined]);
  const [um, outroPedido] = await Promise.all([primeiro.get(), primeiro.get()]);
  expect(um.identity.toString()).toBe('["a","b"]');
  expect([outroPedido, primeiro.get()]).toEqual([um, um]);
  expect(primeiro.get()).toBe(um);
  expect(vezes).toBe(1);
  const nuncaPedido = lista(['c'], primeiro.latest);
  expect(nuncaPedido.latest).toBe(um);
  expect(await lista(['a', 'b'], nuncaPedido.latest).get()).toBe(um);
  const outro = lista(['d'], nuncaPedido.latest);
  expect(await outro.get()).not.toBe(um);
  expect(outro.latest).toBe(outro.get());
});
