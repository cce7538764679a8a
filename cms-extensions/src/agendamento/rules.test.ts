import { describe, expect, it } from 'vitest';
import { motivoDasHoras } from './rules';

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
