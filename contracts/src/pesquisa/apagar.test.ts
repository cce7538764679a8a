import { expect, it } from 'vitest';
import { apagarVotosSchema, votosApagados } from './apagar';

it.each([
  [0, 'Nenhum voto foi feito com este e-mail.'],
  [1, 'Pronto! Os dados desta pessoa saíram de 1 voto.'],
  [2, 'Pronto! Os dados desta pessoa saíram de 2 votos.'],
])('apagados %i: %s', (quantos, palavras) => {
  expect(votosApagados(quantos)).toBe(palavras);
});

it('quem pede que se apague diz o seu e-mail', () => {
  expect(apagarVotosSchema.parse({ email: ' Ana@Exemplo.test ' })).toEqual({
    email: 'ana@exemplo.test',
  });
  expect(apagarVotosSchema.safeParse({}).success).toBe(false);
});
