import { expect, it } from 'vitest';
import { Memoria } from './memoria';

it('esquece no prazo', () => {
  const memoria = new Memoria<number>(2);
  memoria.guardar('a', 1, 100);
  expect(memoria.ler('a', 99)).toBe(1);
  expect(memoria.ler('a', 100)).toBeUndefined();
  expect(memoria.ler('a', 0)).toBeUndefined();
});

it('cheia, perde o que há mais tempo ninguém pede', () => {
  const memoria = new Memoria<number>(2);
  memoria.guardar('a', 1, 100);
  memoria.guardar('b', 2, 100);
  memoria.ler('a', 0);
  memoria.guardar('c', 3, 100);
  expect(['a', 'b', 'c'].map((chave) => memoria.ler(chave, 0))).toEqual([1, undefined, 3]);
});
