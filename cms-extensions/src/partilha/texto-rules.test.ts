import { describe, expect, it } from 'vitest';
import { cortar, jsonNoHtml } from './texto-rules';

describe('o corte', () => {
  const familia = '👨‍👩‍👧‍👦';

  it.each([
    ['curto', 10, 'curto'],
    ['dez letras', 10, 'dez letras'],
    ['uma frase mais longa que o lugar', 21, 'uma frase mais longa…'],
    ['Semvirgulas'.repeat(5), 12, 'Semvirgulas…'],
    ['exatamente assim e mais', 17, 'exatamente assim…'],
    ['com vírgula, - e mais', 16, 'com vírgula…'],
    ['a primeira palavra-enorme', 20, 'a primeira palavra…'],
    ['a enormíssima', 8, 'a enorm…'],
    ['abcd enormíssima', 8, 'abcd en…'],
    ['abcde enormíssima', 8, 'abcde…'],
  ])('de %j em %i é %j', (texto, maximo, cortado) => {
    expect(cortar(texto, maximo)).toBe(cortado);
  });

  it('nunca parte o que se vê como uma letra', () => {
    for (let maximo = 2; maximo < 60; maximo += 1) {
      const cortado = cortar(familia.repeat(5), maximo);
      expect(cortado.length).toBeLessThanOrEqual(maximo);
      expect(cortado.replace('…', '').length % familia.length).toBe(0);
    }
    expect(cortar('e\u0301'.repeat(10), 6)).toBe('e\u0301e\u0301…');
  });
});

it('nenhum texto de um JSON fecha o elemento em que está', () => {
  expect(jsonNoHtml({ nome: '</script><script>' })).not.toContain('<');
});
