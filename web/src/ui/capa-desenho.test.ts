import { describe, expect, it } from 'vitest';
import { desenharCapa, fnv1a, iniciais } from './capa-desenho';

describe('iniciais', () => {
  it.each([
    ['Rádio Nova Vida FM', 'NV'],
    ['Web Rádio Louvor', 'L'],
    ['Rádio Canaã FM', 'C'],
    ['Estação da Graça', 'EG'],
    ['ágape', 'Á'],
    ['Rádio FM', 'RF'],
    ['', ''],
    ['🎵 Música', 'M'],
  ])('%s dá %s', (nome, esperado) => {
    expect(iniciais(nome)).toBe(esperado);
  });
});

describe('desenharCapa', () => {
  it('FNV-1a confere com os valores publicados', () => {
    expect(fnv1a('')).toBe(0x811c9dc5);
    expect(fnv1a('a')).toBe(0xe40c292c);
    expect(fnv1a('foobar')).toBe(0xbf9cf968);
  });

  it('o mesmo nome e id dão sempre o mesmo desenho', () => {
    expect(desenharCapa('Rádio Sião', 'x1')).toEqual(desenharCapa('Rádio Sião', 'x1'));
  });

  it('nomes diferentes usam todos os motivos e cores', () => {
    const capas = Array.from({ length: 200 }, (_, i) => desenharCapa(`Rádio ${i}`, String(i)));
    expect(new Set(capas.map(({ motivo }) => motivo)).size).toBe(4);
    expect(new Set(capas.map(({ fundo }) => fundo)).size).toBe(6);
  });
});
