import { expect, it } from 'vitest';
import { recusaDoPreco } from './valor';

it.each([0.01, 0.29, 50, 61.5, 1234.56, 99_999.99, 100_000])('%d é um preço', (valor) => {
  expect(recusaDoPreco(valor)).toBeNull();
});

it.each([
  [0, 'maior que zero'],
  [-5, 'maior que zero'],
  [NaN, 'maior que zero'],
  [100_000.01, 'R$ 100.000,00'],
  [1_000_000_000, 'R$ 100.000,00'],
  [Infinity, 'R$ 100.000,00'],
  [59.999, 'duas casas'],
  [0.001, 'duas casas'],
])('%d não é: %s', (valor, palavras) => {
  expect(recusaDoPreco(valor)).toContain(palavras);
});
