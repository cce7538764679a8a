import { expect, it } from 'vitest';
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
