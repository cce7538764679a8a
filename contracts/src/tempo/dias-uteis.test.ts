import { expect, it } from 'vitest';
import { somarDias } from './datas';
import { diasUteisEntre, isDiaUtil, somarDiasUteis } from './dias-uteis';

it.each([
  ['2026-01-02', true],
  ['2026-01-01', false],
  ['2026-01-03', false],
  ['2026-01-04', false],
  ['2026-02-16', false],
  ['2026-02-17', false],
  ['2026-02-18', true],
  ['2026-04-03', false],
  ['2026-06-04', false],
  ['2026-11-20', false],
  ['2027-03-26', false],
  ['2038-04-23', false],
])('%s é dia útil: %s', (data, util) => {
  expect(isDiaUtil(data)).toBe(util);
});

// Easter Sundays as the calendars print them, of early and late years and of those whose rule has exceptions.
it.each([
  ...['1818-03-22', '1943-04-25', '1954-04-18', '1981-04-19', '2000-04-23', '2008-03-23'],
  ...['2011-04-24', '2016-03-27', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28'],
  ...['2028-04-16', '2029-04-01', '2030-04-21', '2033-04-17', '2035-03-25', '2038-04-25'],
  ...['2049-04-18', '2076-04-19', '2100-03-28', '2160-03-23', '2285-03-22', '2299-04-16'],
])('na Páscoa de %s fecham o Carnaval, a Sexta-feira Santa e Corpus Christi', (pascoa) => {
  for (const dias of [-48, -47, -2, 60])
    expect(isDiaUtil(somarDias(pascoa, dias)), String(dias)).toBe(false);
});

it.each([
  ['2026-11-16', 5, '2026-11-24'],
  ['2026-12-23', 5, '2026-12-31'],
  ['2026-02-13', 1, '2026-02-18'],
  ['2026-07-04', 5, '2026-07-10'],
  ['2026-07-06', 0, '2026-07-06'],
])('%s mais %i dias úteis é %s', (data, dias, esperado) => {
  expect(somarDiasUteis(data, dias)).toBe(esperado);
});

it('conta os dias úteis que passaram, sem o primeiro dia', () => {
  expect(diasUteisEntre('2026-07-06', '2026-07-06')).toBe(0);
  expect(diasUteisEntre('2026-07-03', '2026-07-06')).toBe(1);
  expect(diasUteisEntre('2026-11-16', '2026-11-24')).toBe(5);
});
