import { expect, it } from 'vitest';
import { lerRespondidas } from './respondidas';

it.each([
  ['', []],
  ['portal_pesquisa_1=1', [1]],
  ['x=1; portal_pesquisa_2=1; y=2', [2]],
  ['portal_pesquisa_1=1; portal_pesquisa_2=1', [1, 2]],
  ['portal_pesquisa_12=1; xportal_pesquisa_1=1', []],
])('os cookies "%s" são das pesquisas %j', (cookies, respondidas) => {
  expect(lerRespondidas(cookies)).toEqual(respondidas);
});
