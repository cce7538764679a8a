import { beforeEach, expect, it } from 'vitest';
import { contarEscuta, isHoraDeOferecer, lembrarQueOfereceu } from './escutas';

beforeEach(() => localStorage.clear());

it('é hora de oferecer depois da terceira escuta, e uma vez só', () => {
  for (const hora of [false, false, true]) {
    contarEscuta();
    expect(isHoraDeOferecer()).toBe(hora);
  }
  lembrarQueOfereceu();
  contarEscuta();
  expect(isHoraDeOferecer()).toBe(false);
});

it.each(['"tres"', 'null', '-4', '{}', 'não é JSON'])(
  '%s guardado conta como nenhuma',
  (guardado) => {
    localStorage.setItem('portal.escutas', guardado);
    expect(isHoraDeOferecer()).toBe(false);
    contarEscuta();
    contarEscuta();
    contarEscuta();
    expect(isHoraDeOferecer()).toBe(true);
  },
);
