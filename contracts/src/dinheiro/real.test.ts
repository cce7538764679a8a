import { expect, it } from 'vitest';
import { emReais } from './real';

it.each([
  [50, 'R$ 50,00'],
  [130.5, 'R$ 130,50'],
  [1234.56, 'R$ 1.234,56'],
  [0, 'R$ 0,00'],
])('%d mostra-se %s', (valor, texto) => {
  expect(emReais(valor)).toBe(texto);
});
