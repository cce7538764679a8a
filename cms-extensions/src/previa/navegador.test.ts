import type { Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { lerNavegador, marcarNavegador } from './navegador';

const settings = { segredo: 'segredo', https: true, raizWeb: '', site: 'https://portal.test' };

/** A request with that cookie, and what the answer sets. */
const pedido = (cookie?: string) => {
  const postos: string[] = [];
  const ctx = {
    cookies: { get: () => cookie },
    append: (_cabecalho: string, valor: string) => postos.push(valor),
  };
  // Nothing else of a request is read.
  return { postos, ctx: ctx as unknown as Context };
};

describe('o navegador que abre uma prévia', () => {
  it('é marcado uma vez, com um cookie que nenhum script lê', () => {
    const primeiro = pedido();
    const navegador = marcarNavegador(primeiro.ctx, settings);
    expect(primeiro.postos).toEqual([
      `portal_previa=${navegador}; Path=/; SameSite=Lax; Secure; HttpOnly`,
    ]);
    const depois = pedido(navegador);
    expect(marcarNavegador(depois.ctx, settings)).toBe(navegador);
    expect(depois.postos).toEqual([]);
    expect(lerNavegador(depois.ctx, settings)).toBe(navegador);
  });

  it('não é quem inventa um cookie, nem quem não tem nenhum', () => {
    const inventado = pedido('abc.def');
    expect(lerNavegador(inventado.ctx, settings)).toBeNull();
    expect(marcarNavegador(inventado.ctx, settings)).not.toBe('abc.def');
    expect(inventado.postos).toHaveLength(1);
    expect(lerNavegador(pedido().ctx, settings)).toBeNull();
  });
});
