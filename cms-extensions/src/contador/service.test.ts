import { describe, expect, it } from 'vitest';
import { lugaresPorTotal, maisContados, recolocados } from './service';

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

it('os poucos mais contados são os primeiros de todos, sem o que a lista não tem e o que nunca se contou', () => {
  const alvos = Array.from({ length: 5000 }, (_, n) => `m${(n * 2713) % 5000}`);
  const totais = new Map(alvos.map((alvo, n) => [alvo, (n * 7919) % 503]));
  const lugares = new Map(alvos.slice(0, 4000).map((alvo, n) => [alvo, (n * 31) % 4000]));
  const todos = new Float64Array(4000);
  for (const [alvo, lugar] of lugares) todos[lugar] = totais.get(alvo) ?? 0;
  const alvoNo = new Map([...lugares].map(([alvo, lugar]) => [lugar, alvo]));
  const esperado = [...lugaresPorTotal(todos)].map((lugar) => ({
    ...{ alvo: alvoNo.get(lugar), lugar, total: todos[lugar] },
  }));
  const mais = (quantos: number) => maisContados(totais, (alvo) => lugares.get(alvo), quantos);
  expect(mais(20)).toEqual(esperado.slice(0, 20));
  expect(mais(9999)).toEqual(esperado.filter(({ total }) => total));
});

describe('o que mudou de lugar', () => {
  const totais = Float64Array.from([5, 9, 5, 0, 9, 1]);
  const ordem = lugaresPorTotal(totais);
  it.each<[mudancas: [lugar: number, total: number][]]>([
    [[]],
    [[[3, 10]]],
    [[[3, 5]]],
    [[[1, 0]]],
    [
      [
        [0, 9],
        [5, 9],
        [4, 2],
      ],
    ],
    [[0, 1, 2, 3, 4, 5].map((lugar) => [lugar, 7])],
  ])('%j: como se todos se ordenassem', (mudancas) => {
    const novos = totais.slice();
    for (const [lugar, total] of mudancas) novos[lugar] = total;
    const antes = [...ordem];
    // Somebody may have played the same twice.
    const lugares = [...mudancas, ...mudancas].map(([lugar]) => lugar);
    expect(recolocados(ordem, novos, lugares)).toEqual(lugaresPorTotal(novos));
    expect([...ordem]).toEqual(antes);
  });
});
