import { describe, expect, it } from 'vitest';
import { instanteDoRelogio, relogioDoPortal } from './relogio';

describe('a hora de São Paulo', () => {
  it.each([
    ['2026-11-24T08:00', '2026-11-24T11:00:00.000Z'],
    ['2026-11-24T23:59', '2026-11-25T02:59:00.000Z'],
    ['2026-11-24T08:00:00', '2026-11-24T11:00:00.000Z'],
    // Summer time, while there was one.
    ['2019-01-10T08:00', '2019-01-10T10:00:00.000Z'],
  ])('%s é %s', (hora, iso) => {
    expect(new Date(instanteDoRelogio(hora) ?? NaN).toISOString()).toBe(iso);
    expect(relogioDoPortal(Date.parse(iso))).toBe(hora.slice(0, 16));
  });

  it.each([
    '',
    'amanhã',
    '2026-02-30T08:00',
    '2026-11-24',
    '2026-11-24T25:00',
    '2026-11-24T08:00Z',
  ])('“%s” não é hora', (hora) => {
    expect(instanteDoRelogio(hora)).toBeNull();
  });
});
