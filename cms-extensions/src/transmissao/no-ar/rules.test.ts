import { describe, expect, it } from 'vitest';
import { comTitulo, depoisDe, faseDe, proximaDepoisDe, type Estado } from './rules';

const I = 300_000;
const NADA: Estado = { no_ar: null, desde: null, falhas: 0, falha_desde: null };
const NO_AR: Estado = { ...NADA, no_ar: true, desde: 5 };

const seguidas = (antes: Estado, quando: readonly number[]): Estado =>
  quando.reduce((estado, agora) => depoisDe(estado, false, agora, I), antes);

describe('no ar e fora dele', () => {
  it('uma resposta basta para estar no ar, e não muda desde quando', () => {
    const agora = depoisDe(NADA, true, 7, I);
    expect(agora).toEqual({ ...NO_AR, desde: 7 });
    expect(depoisDe(agora, true, 9, I)).toEqual(agora);
  });

  it('três falhas em dois intervalos tiram do ar, desde a primeira', () => {
    expect(seguidas(NO_AR, [I, 2 * I])).toMatchObject({ no_ar: true, falhas: 2, desde: 5 });
    expect(seguidas(NO_AR, [I, 2 * I, 3 * I])).toMatchObject({ no_ar: false, desde: I });
    expect(seguidas(NADA, [I, 2 * I])).toMatchObject({ no_ar: null });
    expect(seguidas(NADA, [I, 2 * I, 3 * I, 4 * I])).toMatchObject({ no_ar: false, desde: I });
  });

  it('duas não tiram, por mais que distem; quem já estava fora continua, desde quando estava', () => {
    expect(seguidas(NO_AR, [I, 9 * I])).toMatchObject({ no_ar: true, falhas: 2 });
    const fora: Estado = { ...NADA, no_ar: false, desde: 5 };
    expect(seguidas(fora, [I, 2 * I, 3 * I])).toMatchObject({ no_ar: false, desde: 5, falhas: 3 });
  });

  it('três falhas mais juntas que isso ainda não', () => {
    expect(seguidas(NO_AR, [I, I + 1, 3 * I - 1])).toMatchObject({ no_ar: true, falhas: 3 });
    expect(seguidas(NO_AR, [I, I + 1, 3 * I - 1, 3 * I])).toMatchObject({ no_ar: false });
  });

  it('o que um relógio adiantado escreveu conta a partir de agora', () => {
    const adiantado: Estado = { ...NO_AR, desde: 90 * I, falhas: 1, falha_desde: 90 * I };
    expect(depoisDe(adiantado, true, I, I)).toEqual({ ...NO_AR, desde: I });
    expect(seguidas(adiantado, [I, 2 * I])).toMatchObject({ no_ar: true, falhas: 3 });
    expect(seguidas(adiantado, [I, 2 * I, 3 * I])).toMatchObject({ no_ar: false, desde: I });
  });

  it('uma resposta no meio começa a conta de novo', () => {
    const meio = depoisDe(seguidas(NO_AR, [I, 2 * I]), true, 3 * I, I);
    expect(seguidas(meio, [4 * I, 5 * I])).toMatchObject({ no_ar: true, desde: 5, falhas: 2 });
    const volta = depoisDe(seguidas(NO_AR, [I, 2 * I, 3 * I]), true, 9 * I, I);
    expect(volta).toEqual({ ...NO_AR, desde: 9 * I });
  });
});

it('as perguntas se espalham pelo intervalo, e depois distam um intervalo', () => {
  const fases = Array.from({ length: 400 }, (_, i) => faseDe(`radio${i}`));
  for (const quarto of [0, 1, 2, 3])
    expect(fases.filter((fase) => Math.floor(fase * 4) === quarto).length).toBeGreaterThan(60);
  expect(faseDe('radio1')).toBe(faseDe('radio1'));
  // Worked out once: another release asks each radio at the same moments.
  expect(faseDe('radio1')).toBeCloseTo(0.95824, 5);
  expect(faseDe('k3v9x0q7m2')).toBeCloseTo(0.23089, 5);
  const primeira = proximaDepoisDe('radio1', 1000, I, true);
  expect(primeira).toBeGreaterThanOrEqual(1000 + I);
  expect(primeira).toBeLessThan(1001 + 2 * I);
  expect(proximaDepoisDe('radio1', 1000, I, false)).toBe(1000 + I);
});

it('os títulos: o mais novo em cima, o mesmo uma vez, os últimos', () => {
  const um = comTitulo([], 'A', 't1', 2);
  expect(comTitulo(um, 'A', 't2', 2)).toEqual(um);
  expect(comTitulo(comTitulo(um, 'B', 't2', 2), 'C', 't3', 2)).toEqual([
    { titulo: 'C', quando: 't3' },
    { titulo: 'B', quando: 't2' },
  ]);
});
