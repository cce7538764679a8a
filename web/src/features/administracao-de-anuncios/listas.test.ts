import { expect, it } from 'vitest';
import { parseLista } from './listas';

it.each([
  ['', 'fila'],
  ['?lista=banners', 'banners'],
  ['?lista=MUSICAS&pagina=2', 'musicas'],
  ['?lista=constructor', 'fila'],
])('o endereço %j abre a lista %s', (search, lista) => {
  expect(parseLista(search)).toBe(lista);
});
