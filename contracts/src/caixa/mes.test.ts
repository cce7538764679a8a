import { expect, it } from 'vitest';
import { diasDoMes, instantesDoMes, isMes, somarAoMes } from './mes';

it.each([
  ['2026-11', '2026-11-01T03:00:00.000Z', '2026-12-01T03:00:00.000Z'],
  ['2026-12', '2026-12-01T03:00:00.000Z', '2027-01-01T03:00:00.000Z'],
  // Summer time, which there was until 2019.
  ['2018-10', '2018-10-01T03:00:00.000Z', '2018-11-01T03:00:00.000Z'],
  ['2018-12', '2018-12-01T02:00:00.000Z', '2019-01-01T02:00:00.000Z'],
])('%s em São Paulo vai de %s a %s', (mes, de, ate) => {
  expect(instantesDoMes(mes)).toEqual({ de: Date.parse(de), ate: Date.parse(ate) });
});

it('os dias de um mês, e o mês vizinho', () => {
  expect(diasDoMes('2028-02')).toEqual({ primeiro: '2028-02-01', ultimo: '2028-02-29' });
  expect([somarAoMes('2026-12', 1), somarAoMes('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

it.each(['2026-01', '2026-10', '2000-12', '2999-09'])('%j é mês', (texto) => {
  expect(isMes(texto)).toBe(true);
});

it.each([
  ...['2026-13', '2026-00', '2026-1', '1999-12', '', '2026-11-01', '٢٠٢٦-١١'],
  ...['12026-11', '2abc-11', '20-11'],
])('%j não é mês', (texto) => {
  expect(isMes(texto)).toBe(false);
});
