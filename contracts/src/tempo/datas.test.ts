import { describe, expect, it } from 'vitest';
import {
  dataCivil,
  dataPorExtenso,
  diaDoInstante,
  diasEntre,
  somarDias,
  somarMeses,
} from './datas';

describe('datas de negócio', () => {
  it.each([
    ['2026-02-01T02:59:59.999Z', '2026-01-31'],
    ['2026-02-01T03:00:00.000Z', '2026-02-01'],
    ['2024-03-01T01:00:00.000Z', '2024-02-29'],
    ['2026-01-01T00:00:00.000Z', '2025-12-31'],
  ])('o instante %s é o dia %s em São Paulo', (instante, dia) => {
    expect(dataCivil(new Date(instante))).toBe(dia);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', 6, '2026-09-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 12, '2027-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s mais %i meses é %s', (data, meses, esperada) => {
    expect(somarMeses(data, meses)).toBe(esperada);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s mais %i dias é %s', (data, dias, esperada) => {
    expect(somarDias(data, dias)).toBe(esperada);
  });

  it.each([
    ['2026-02-28', '2026-03-01', 1],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-10-17', '2026-10-18', 1],
    ['2027-01-01', '2026-01-01', -365],
  ])('de %s a %s são %i dias', (de, ate, dias) => {
    expect(diasEntre(de, ate)).toBe(dias);
  });

  it('mostra dd/mm/aaaa, o dia de São Paulo e não o de Londres', () => {
    expect(dataPorExtenso('2026-01-31')).toBe('31/01/2026');
    expect(diaDoInstante('2026-02-01T01:00:00.000Z')).toBe('31/01/2026');
  });

  it.each(['', '31/01/2026', '2026-1-31', '2026-01-31T00:00:00Z', '12026-01-31'])(
    'recusa "%s"',
    (data) => {
      expect(() => somarMeses(data, 1)).toThrow(RangeError);
    },
  );
});
