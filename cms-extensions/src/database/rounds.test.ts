import type { Core } from '@strapi/strapi';
import { describe, expect, it } from 'vitest';
import { eachApart } from './rounds';

const registros = () => {
  const ditos: unknown[] = [];
  // Only `error` is spoken to.
  const log = { error: (dito: unknown) => ditos.push(dito) } as unknown as Core.Strapi['log'];
  return { ditos, strapi: { log } };
};

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
    const longe = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const feitos: number[] = [];
    await expect(
      eachApart(strapi, [1, 2], (n) => {
        feitos.push(n);
        return Promise.reject(longe);
      }),
    ).rejects.toBe(longe);
    expect(feitos).toEqual([1]);
    expect(ditos).toEqual([]);
  });
});
