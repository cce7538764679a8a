import { describe, expect, it } from 'vitest';
import { capitalizar, dobrar } from './dobrar';

describe('dobrar um texto para comparar', () => {
  it.each([
    ['  Rádio  CANAÃ ', 'radio canaa'],
    ['Ra\u0301dio', 'radio'],
    ['AÇÃO\tÉ\n', 'acao e'],
    ['Web\u00a0Rádio', 'web radio'],
    ['ＲＡＤＩＯ', 'radio'],
    ['', ''],
  ])('"%s" vira "%s"', (texto, dobrado) => {
    expect(dobrar(texto)).toBe(dobrado);
  });
});

describe('nome da música com maiúscula', () => {
  it.each([
    ['águas vivas', 'Águas vivas'],
    ['JÁ ESTÁ', 'JÁ ESTÁ'],
    ['🎵 louvor', '🎵 louvor'],
    ['', ''],
  ])('"%s" vira "%s"', (nome, capitalizado) => {
    expect(capitalizar(nome)).toBe(capitalizado);
  });
});
