import { expect, it } from 'vitest';
import { semResposta } from './respondidas';

it.each([
  ['', [1, 2]],
  ['portal_pesquisa_1=1', [1, 2]],
  ['portal_pesquisa_1=2', [2]],
  ['x=1; portal_pesquisa_2=1; y=2', [1]],
  ['portal_pesquisa_1=2; portal_pesquisa_2=1', []],
  ['portal_pesquisa_12=1; xportal_pesquisa_1=2', [1, 2]],
])('com os cookies "%s" faltam as pesquisas %j', (cookies, faltam) => {
  const abertas = [
    { numero: 1, edicao: 2 },
    { numero: 2, edicao: 1 },
  ] as const;
  expect(semResposta(abertas, cookies).map(({ numero }) => numero)).toEqual(faltam);
});
