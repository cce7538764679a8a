import type { Cantor } from '@portal/contracts/cantor/cantor';
import { expect, it } from 'vitest';
import { isPodio, ranking } from './ranking';

const cantor = (nome: string, posicao?: number): Cantor => ({
  id: nome,
  slug: nome,
  nome,
  slogan: '',
  segmento: '',
  sobre: '',
  url_foto: null,
  total_acessos: 0,
  musicas: [],
  ...(posicao !== undefined && { posicao }),
});

it.each([
  ['da lista inteira, pela ordem', [cantor('João'), cantor('Ana'), cantor('Joana')], [1, 2, 3]],
  [
    'de quem a busca achou, a que o servidor disse',
    [cantor('Ana', 2), cantor('Joana', 31)],
    [2, 31],
  ],
])('a colocação %s', (_, cantores, posicoes) => {
  expect(ranking(cantores).map(({ posicao }) => posicao)).toEqual(posicoes);
});

it('só os três primeiros estão no pódio', () => {
  expect([1, 2, 3, 4].map(isPodio)).toEqual([true, true, true, false]);
});
