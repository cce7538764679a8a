import { expect, it } from 'vitest';
import { inBatches } from './batches';

it.each([
  [0, []],
  [500, [500]],
  [501, [500, 1]],
  [1200, [500, 500, 200]],
])('%i valores em lotes, nenhum perdido nem repetido', (quantos, tamanhos) => {
  const valores = Array.from({ length: quantos }, (_, i) => i);
  const lotes = inBatches(valores);
  expect(lotes.map((lote) => lote.length)).toEqual(tamanhos);
  expect(lotes.flat()).toEqual(valores);
});

it('do tamanho que se diz', () => {
  expect(inBatches(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});
