import { describe, expect, it } from 'vitest';
import { instanteDoRelogio, motivoDasHoras, relogioDoPortal } from './rules';

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

describe('o que se pode marcar', () => {
  const nada = { publicar: null, tirar: null };
  const agora = 1000;
  it.each([
    [nada, nada, false, null],
    [{ publicar: 2000, tirar: null }, nada, false, null],
    [{ publicar: 2000, tirar: 3000 }, nada, false, null],
    [{ publicar: null, tirar: 3000 }, nada, true, null],
    [{ publicar: 1000, tirar: null }, nada, false, 'publicar'],
    [{ publicar: 500, tirar: null }, nada, true, 'publicar'],
    [{ publicar: null, tirar: 500 }, nada, true, 'tirar'],
    [{ publicar: 2000, tirar: 2000 }, nada, true, 'tirar'],
    [{ publicar: null, tirar: 3000 }, nada, false, 'tirar'],
    [{ publicar: 500, tirar: 3000 }, { publicar: 500, tirar: null }, false, null],
    [nada, { publicar: 500, tirar: 600 }, true, null],
  ])('%j, antes %j, no ar %s: %s', (horas, antes, noAr, campo) => {
    expect(motivoDasHoras(horas, antes, { agora, noAr })?.campo ?? null).toBe(campo);
  });
});
