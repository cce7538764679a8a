import { expect, it } from 'vitest';
import { cyclesOf } from './cycles.mjs';

it.each([
  ['uma fila não é um ciclo', { a: ['b'], b: ['c'], c: [] }, []],
  ['dois que se conhecem são um', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['uma volta longa é uma só', { a: ['b'], b: ['c'], c: ['a'], d: ['a'] }, [['a', 'b', 'c']]],
  ['o que se junta embaixo não é um', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  [
    'dois ciclos são dois',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('%s', (_, graph, cycles) => {
  expect(cyclesOf(new Map(Object.entries(graph)))).toEqual(cycles);
});
