import { expect, it } from 'vitest';
import { embaralhar } from './shuffle';

it('as mesmas, noutra ordem, sem mexer na lista de antes', () => {
  const lista = [1, 2, 3, 4];
  expect(embaralhar(lista, () => 0)).toEqual([2, 3, 4, 1]);
  expect(embaralhar(lista, () => 0.999)).toEqual([1, 2, 3, 4]);
  expect(lista).toEqual([1, 2, 3, 4]);
});
