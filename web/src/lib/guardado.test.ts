import { afterEach, expect, it, vi } from 'vitest';
import { guardar, guardarTexto, lerGuardado, lerTexto } from './guardado';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('o que se guarda volta como era, e o nada o esquece', () => {
  guardar('k', { a: [1] });
  guardarTexto('t', 'não');
  expect([lerGuardado('k'), lerTexto('t')]).toEqual([{ a: [1] }, 'não']);
  guardar('k', null);
  guardarTexto('t', null);
  expect([lerGuardado('k'), lerTexto('t')]).toEqual([null, null]);
});

it('o que não se lê é nada', () => {
  guardarTexto('k', '{');
  expect(lerGuardado('k')).toBeNull();
});

it('num navegador que não guarda, nada se lê e nada quebra', () => {
  for (const funcao of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, funcao).mockImplementation(() => {
      throw new DOMException('fechado', 'SecurityError');
    });
  guardar('k', 1);
  guardar('k', null);
  expect([lerGuardado('k'), lerTexto('k')]).toEqual([null, null]);
});
