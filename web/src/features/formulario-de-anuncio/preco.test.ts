import type { Preco } from '@portal/contracts/preco/preco';
import { expect, it } from 'vitest';
import { economiaDe, valorDe } from './preco';

const preco = (periodo: Preco['periodo'], valor: number): Preco => ({
  tipo: 'banner',
  periodo,
  valor,
});
const PRECOS = [preco(1, 50), preco(3, 100), preco(6, 300), preco(12, 700)];

it.each([
  ['banner', '3', 100],
  ['banner', '', null],
  ['radio', '3', null],
  [undefined, '3', null],
] as const)('%s por "%s" meses custa %s', (tipo, periodo, esperado) => {
  expect(valorDe(PRECOS, tipo, periodo)).toBe(esperado);
});

it('sem preços ainda, ninguém inventa um valor', () => {
  expect(valorDe(undefined, 'banner', '3')).toBeNull();
});

it.each([
  [preco(1, 50), null],
  [preco(3, 100), 50],
  [preco(6, 300), null],
  [preco(12, 700), null],
])('a economia só aparece quando existe: %o', (um, esperado) => {
  expect(economiaDe(PRECOS, um)).toBe(esperado);
});

it('sem o preço de um mês não há com que comparar', () => {
  expect(economiaDe(PRECOS.slice(1), preco(3, 100))).toBeNull();
});
