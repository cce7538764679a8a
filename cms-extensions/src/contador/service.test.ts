import { expect, it } from 'vitest';
import { lugaresPorTotal } from './service';

it.each([
  [[], []],
  [[0], [0]],
  [
    [0, 3, 0, 3, 7],
    [4, 1, 3, 0, 2],
  ],
  [
    [1, 2 ** 31, 2 ** 31 + 1],
    [2, 1, 0],
  ],
])('%j: os mais contados primeiro, empates na ordem da lista', (totais, lugares) => {
  expect([...lugaresPorTotal(Float64Array.from(totais))]).toEqual(lugares);
});

it('cem mil, com totais de milhões, ficam como os poria uma ordenação estável', () => {
  const totais = Float64Array.from({ length: 100_000 }, (_, n) => (n * 7919) % 5_000_011);
  const esperado = [...totais.keys()].sort((a, b) => (totais[b] ?? 0) - (totais[a] ?? 0));
  expect([...lugaresPorTotal(totais)]).toEqual(esperado);
});
