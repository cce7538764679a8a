import { expect, it } from 'vitest';
import { diaDoResumo, diasDaSemana, segundaDoResumo } from './rules';

// São Paulo is three hours behind UTC.
it.each([
  ['2026-11-23T10:59:59Z', null],
  ['2026-11-23T11:00:00Z', '2026-11-23'],
  ['2026-11-24T02:59:59Z', '2026-11-23'],
  ['2026-11-24T03:00:00Z', null],
  ['2026-11-24T15:00:00Z', null],
])('os números da semana às %s: %s', (agora, segunda) => {
  expect(segundaDoResumo(new Date(agora))).toBe(segunda);
});

it.each([
  ['2026-11-24T10:59:59Z', null],
  ['2026-11-24T11:00:00Z', '2026-11-24'],
  ['2026-11-28T15:00:00Z', null],
  ['2026-12-25T15:00:00Z', null],
])('o resumo do dia às %s: %s', (agora, dia) => {
  expect(diaDoResumo(new Date(agora))).toBe(dia);
});

it('a semana são os sete dias antes da segunda, também na virada do ano', () => {
  expect(diasDaSemana('2027-01-04')).toEqual([
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ...['2027-01-01', '2027-01-02', '2027-01-03'],
  ]);
});
