import type { Cantor } from '@portal/contracts/cantor/cantor';
import { expect, it } from 'vitest';
import { buscarPorNome, isPodio, ranking } from './ranking';

const cantor = (nome: string): Cantor => ({
  id: nome,
  slug: nome,
  nome,
  slogan: '',
  segmento: '',
  sobre: '',
  url_foto: null,
  total_acessos: 0,
  musicas: [],
});

const colocados = ranking([cantor('João Canaã'), cantor('Ana Ribeiro'), cantor('Joana Dias')]);

it.each([
  ['canaa', [1]],
  ['CANAÃ', [1]],
  ['joa', [1, 3]],
  ['  ana   ribeiro ', [2]],
  ['', [1, 2, 3]],
  ['zzz', []],
])('a busca %j mantém a colocação de cada um', (busca, posicoes) => {
  expect(buscarPorNome(colocados, busca).map(({ posicao }) => posicao)).toEqual(posicoes);
});

it('só os três primeiros estão no pódio', () => {
  expect([1, 2, 3, 4].map(isPodio)).toEqual([true, true, true, false]);
});
