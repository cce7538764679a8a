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
