import { expect, it } from 'vitest';
import { emendar } from './emenda';
import { EMENDAS } from './lista';

const TROCA = { de: 'a', por: 'c' };

it('troca cada passagem tantas vezes quantas ela aparece', () => {
  expect(emendar('a b a', { arquivo: 'x', trocas: [{ ...TROCA, vezes: 2 }] })).toBe('c b c');
});

it('o que mudou no Strapi se descobre na construção', () => {
  expect(() => emendar('a b a', { arquivo: 'x', trocas: [TROCA] })).toThrow(
    '"a" stands there 2 times, not 1',
  );
});

it('um arquivo tem uma emenda só', () => {
  const arquivos = EMENDAS.map(({ arquivo }) => arquivo);
  expect(new Set(arquivos).size).toBe(arquivos.length);
});
