import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobsOf } from './jobs';
import { eachApart, Rounds } from './rounds';

const registros = () => {
  const ditos: unknown[] = [];
  // Only `error` is spoken to.
  const log = { error: (dito: unknown) => ditos.push(dito) } as unknown as Core.Strapi['log'];
  return { ditos, strapi: { log } as Core.Strapi };
};

const longe = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('cada um por si', () => {
  it('o que falha é contado e não faz os outros esperarem', async () => {
    const { ditos, strapi } = registros();
    const falha = new Error('linha torta');
    const feitos: number[] = [];
    await eachApart(strapi, [1, 2, 3], (n) => {
      if (n === 2) return Promise.reject(falha);
      feitos.push(n);
      return Promise.resolve();
    });
    expect(feitos).toEqual([1, 3]);
    expect(ditos).toEqual([falha]);
  });

  it('sem o banco não há com quem continuar', async () => {
    const { ditos, strapi } = registros();
    const falta = longe();
    const feitos: number[] = [];
    await expect(
      eachApart(strapi, [1, 2], (n) => {
        feitos.push(n);
        return Promise.reject(falta);
      }),
    ).rejects.toBe(falta);
    expect(feitos).toEqual([1]);
    expect(ditos).toEqual([]);
  });
});

describe('as rondas', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const CADA_MS = 1000;
  /** A job whose rounds last until they are told to end. */
  const demoradas = () => {
    const { ditos, strapi } = registros();
    const fins: ((falha?: Error) => void)[] = [];
    const rondas = new Rounds(
      strapi,
      'ronda',
      () =>
        new Promise((resolve, reject) => {
          fins.push((falha) => (falha ? reject(falha) : resolve()));
        }),
      CADA_MS,
    );
    return { ditos, fins, rondas, conta: () => jobsOf(strapi) };
  };

  it.each([
    ['quando mandam', 10, 10],
    ['passado o intervalo', undefined, CADA_MS],
  ])('a primeira vem %s', async (_, esperaMs, vemEm) => {
    const { fins, rondas } = demoradas();
    rondas.start(esperaMs);
    await vi.advanceTimersByTimeAsync(vemEm - 1);
    expect(fins).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(fins).toHaveLength(1);
  });

  it('nunca são duas ao mesmo tempo: a seguinte espera o fim da que demora, e o intervalo', async () => {
    const { fins, rondas } = demoradas();
    rondas.start(0);
    await vi.advanceTimersByTimeAsync(CADA_MS * 5);
    expect(fins).toHaveLength(1);
    fins[0]?.();
    await vi.advanceTimersByTimeAsync(CADA_MS - 1);
    expect(fins).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fins).toHaveLength(2);
  });

  it.each([
    ['a que falha é contada', new Error('linha torta'), 1],
    ['a que não acha o banco, não: quem pede já ouve', longe(), 0],
  ])('%s; a seguinte vem', async (_, falha, contadas) => {
    const { ditos, fins, rondas } = demoradas();
    rondas.start(0);
    await vi.advanceTimersByTimeAsync(0);
    fins[0]?.(falha);
    await vi.advanceTimersByTimeAsync(CADA_MS);
    expect(fins).toHaveLength(2);
    expect(ditos).toEqual([falha].slice(0, contadas));
  });

  it('delas se sabe quando deram certo, quanto duraram e quantas falharam', async () => {
    const { fins, rondas, conta } = demoradas();
    const inicio = Date.now();
    rondas.start(10);
    const nova = { name: 'ronda', everyMs: CADA_MS, dueAt: inicio + 10 };
    expect(conta()).toEqual([{ ...nova, lastSuccessAt: null, lastMs: 0, failures: 0 }]);
    await vi.advanceTimersByTimeAsync(40);
    fins[0]?.();
    await vi.advanceTimersByTimeAsync(CADA_MS);
    expect(conta()).toEqual([{ ...nova, lastSuccessAt: inicio + 40, lastMs: 30, failures: 0 }]);
    fins[1]?.(new Error('linha torta'));
    await vi.advanceTimersByTimeAsync(0);
    expect(conta()).toEqual([{ ...nova, lastSuccessAt: inicio + 40, lastMs: 0, failures: 1 }]);
  });

  it('parar espera a que está em curso, e nenhuma vem depois', async () => {
    const { fins, rondas } = demoradas();
    rondas.start(0);
    await vi.advanceTimersByTimeAsync(0);
    let parou = false;
    const parada = rondas.stop().then(() => (parou = true));
    expect(rondas.isStopped).toBe(true);
    await vi.advanceTimersByTimeAsync(CADA_MS);
    expect(parou).toBe(false);
    fins[0]?.();
    await parada;
    rondas.start(0);
    await vi.advanceTimersByTimeAsync(CADA_MS * 5);
    expect(fins).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('parar antes da primeira é não haver nenhuma', async () => {
    const { fins, rondas } = demoradas();
    rondas.start();
    expect(rondas.isStopped).toBe(false);
    await rondas.stop();
    await vi.advanceTimersByTimeAsync(CADA_MS * 5);
    expect(fins).toHaveLength(0);
  });

  it('não seguram o processo', () => {
    vi.useRealTimers();
    const unref = vi.spyOn(globalThis, 'setTimeout');
    const { rondas } = demoradas();
    rondas.start(60_000);
    const [timer] = unref.mock.results.map(({ value }) => value as NodeJS.Timeout);
    unref.mockRestore();
    expect(timer?.hasRef()).toBe(false);
    return rondas.stop();
  });
});
