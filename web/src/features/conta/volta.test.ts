import { expect, it } from 'vitest';
import { lerVolta } from './volta';

it.each([
  ['/usuario/perfil#meusAnuncios', '/usuario/perfil#meusAnuncios'],
  ['/usuario/anuncio/novo', '/usuario/anuncio/novo'],
  ['//exemplo.com', '/usuario/perfil'],
  ['/\\exemplo.com', '/usuario/perfil'],
  ['https://exemplo.com', '/usuario/perfil'],
  ['javascript:alert(1)', '/usuario/perfil'],
  ['', '/usuario/perfil'],
  [7, '/usuario/perfil'],
])('depois do login, %j leva a %s', (volta, destino) => {
  expect(lerVolta({ volta }).volta).toBe(destino);
});

it('quem acaba de se cadastrar vai anunciar, ou aonde ia', () => {
  expect(lerVolta(null, '/usuario/perfil#meusAnuncios').volta).toBe('/usuario/perfil#meusAnuncios');
  expect(lerVolta({ volta: '/usuario/anuncio/novo' }, '/outro').volta).toBe(
    '/usuario/anuncio/novo',
  );
});

it.each([null, undefined, 'x', 3, []])(
  'sem nada guardado (%j), leva ao perfil sem aviso',
  (state) => {
    expect(lerVolta(state)).toEqual({ volta: '/usuario/perfil', aviso: null });
  },
);
