import { expect, it } from 'vitest';
import { idSchema } from './id';

it.each([
  ['1', 1],
  ['70', 70],
  ['2147483647', 2_147_483_647],
])('%j é o anúncio %i', (texto, id) => {
  expect(idSchema.parse(texto)).toBe(id);
});

it.each(['', '0', '07', '7x', '7 ', ' 7', '7.0', '2147483648', '99999999999', 7, ['7'], undefined])(
  '%j não é um anúncio',
  (valor) => {
    const lido = idSchema.safeParse(valor);
    expect(lido.error?.issues.map(({ message }) => message)).toEqual(['Informe o anúncio.']);
  },
);
