import { expect, it } from 'vitest';
import { cookiePesquisa } from './cookies';

it('cada pesquisa tem o seu cookie', () => {
  expect([cookiePesquisa(1), cookiePesquisa(2)]).toEqual([
    'portal_pesquisa_1',
    'portal_pesquisa_2',
  ]);
});
