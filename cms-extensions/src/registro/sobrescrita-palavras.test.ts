import { describe, expect, it } from 'vitest';
import { emPalavras, haQuanto } from './sobrescrita-palavras';

describe('há quanto tempo foi', () => {
  const agora = Date.parse('2026-03-10T15:00:00Z');
  it.each([
    [0, 'agora mesmo'],
    [59_999, 'agora mesmo'],
    [60_000, 'há 1 min'],
    [59 * 60_000 + 59_999, 'há 59 min'],
    [3_600_000, 'há 1 h'],
    [86_399_999, 'há 23 h'],
    [86_400_000, 'em 09/03/2026, 12:00'],
  ])('%i ms: %s', (passou, dito) => {
    expect(haQuanto(agora - passou, agora)).toBe(dito);
  });
});

describe('um valor em uma linha', () => {
  it.each<[unknown, string]>([
    [null, 'vazio'],
    ['', 'vazio'],
    [[], 'vazio'],
    [true, 'sim'],
    [false, 'não'],
    [1234.5, '1.234,5'],
    ['Rádio', 'Rádio'],
    ['2026-03-10T15:00:00.000Z', '10/03/2026, 12:00'],
    ['2026-03-10', '10/03/2026'],
    ['de 2026-03-10', 'de 2026-03-10'],
    [['Louvor (3)', 'Hino (4)'], 'Louvor (3); Hino (4)'],
    [[{ titulo: 'Encontro', texto: null, imagem: 'a.png (1)' }], 'Encontro, a.png (1)'],
    ['x'.repeat(161), `${'x'.repeat(160)}…`],
  ])('%j: %s', (valor, dito) => {
    expect(emPalavras(valor)).toBe(dito);
  });
});
