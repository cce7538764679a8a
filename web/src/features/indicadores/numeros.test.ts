import { describe, expect, it } from 'vitest';
import { acessos, mesCurto, mesPorExtenso, variacao } from './numeros';

const meses = (...totais: number[]) =>
  totais.map((total_acessos, i) => ({
    anomes: `${String(i + 1).padStart(2, '0')}-2026`,
    total_acessos,
  }));

it.each([
  ['01-2026', 'jan', 'janeiro de 2026'],
  ['12-2025', 'dez', 'dezembro de 2025'],
])('%s é %s, ou %s', (anomes, sob, extenso) => {
  expect(mesCurto(anomes)).toBe(sob);
  expect(mesPorExtenso(anomes)).toBe(extenso);
});

it.each([
  [0, '0 acessos'],
  [1, '1 acesso'],
  [12_345, '12.345 acessos'],
])('%d são %s', (total, palavras) => expect(acessos(total)).toBe(palavras));

describe('variação do mês', () => {
  it.each([
    [meses(9, 100, 112), '+12% sobre fevereiro'],
    [meses(100, 50), '−50% sobre janeiro'],
    [meses(100, 100), '0% sobre janeiro'],
    [meses(1, 31), '+3.000% sobre janeiro'],
    [meses(0, 5), null],
    [meses(5), null],
    [[], null],
  ])('%j: %s', (dados, palavras) => expect(variacao(dados)).toBe(palavras));
});
