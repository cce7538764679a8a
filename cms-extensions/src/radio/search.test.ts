import { dobrar } from '@portal/contracts/texto/dobrar';
import { expect, it } from 'vitest';
import { pageOf, searchNames } from './search';

const NOMES = ['Rádio Canaã', 'Ágape  FM', 'Rádio São João'].map(dobrar);

it.each([
  ['canaa', [0]],
  ['RADIO', [0, 2]],
  ['agape fm', [1]],
  ['são', [2]],
  ['', [0, 1, 2]],
  ['.*', []],
  ['%', []],
])('a busca %j acha %j', (busca, expected) => {
  expect(searchNames(NOMES, busca)).toEqual(expected);
});

it.each([
  [1, 2, ['a', 'b']],
  [3, 2, ['e']],
  [4, 2, []],
  [1, null, ['a', 'b', 'c', 'd', 'e']],
])('a página %i de %j', (pagina, limite, expected) => {
  expect(pageOf(['a', 'b', 'c', 'd', 'e'], { pagina, limite })).toEqual(expected);
});
