import { describe, expect, it } from 'vitest';
import { ctrPorExtenso, diasPorExtenso, rotulosDosDias } from './textos';

it.each([
  [null, '—'],
  [0, '0%'],
  [0.0123, '1,23%'],
  [1.5, '150%'],
])('CTR %s se lê %s', (ctr, palavras) => expect(ctrPorExtenso(ctr)).toBe(palavras));

it.each([
  [1, null, 'Ainda não começou'],
  [1, 0, 'Encerrado'],
  [1, 1, '1 dia'],
  [1, 1200, '1.200 dias'],
  [0, 30, '—'],
  [0, 0, 'Encerrado'],
  [3, 30, '—'],
  [8, 30, '—'],
  [9, 30, 'Encerrado'],
])('com status %s, %s dias se lê %s', (status, dias_restantes, palavras) =>
  expect(diasPorExtenso({ status, dias_restantes })).toBe(palavras),
);

describe('rótulos dos dias', () => {
  const dias = (quantos: number) =>
    Array.from({ length: quantos }, (_, i) => `2026-01-${String(i + 1).padStart(2, '0')}`);

  it('poucos dias têm todos o seu', () => {
    expect(rotulosDosDias(dias(3))).toEqual(['01/01', '02/01', '03/01']);
  });

  it('de muitos, só alguns, a passos iguais', () => {
    const rotulos = rotulosDosDias(dias(31));
    expect(rotulos).toHaveLength(31);
    expect(rotulos.filter(Boolean)).toEqual(['01/01', '07/01', '13/01', '19/01', '25/01', '31/01']);
  });
});
