import { expect, it } from 'vitest';
import { chaveDe } from './service-worker';

it.each([
  ['/api/portal', 'portal'],
  ['/api/radios/all', 'radios'],
  ['/api/radios/all/filtros', 'radios'],
  ['/api/radios/x1', 'radios'],
  ['/api/cantores', 'cantores'],
  ['/api/musicas/all', 'musicas'],
  ['/api/anuncio/publicidade', 'anuncios'],
  ['/api/privacidade', 'privacidade'],
  ['/api/anuncios/aleatorios', null],
  ['/api/verificaLogin', null],
  ['/radio/luz-do-vale', null],
])('o que mudou em %s é lido de novo por: %s', (caminho, chave) => {
  expect(chaveDe(caminho)).toBe(chave);
});
