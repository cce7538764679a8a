import { afterEach, expect, it, vi } from 'vitest';
import { atalhosLigados, lembrarAtalhos } from './use-atalhos';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('ligados até que alguém os desligue neste aparelho', () => {
  expect(atalhosLigados()).toBe(true);
  lembrarAtalhos(false);
  expect(atalhosLigados()).toBe(false);
  lembrarAtalhos(true);
  expect(atalhosLigados()).toBe(true);
});

it('onde o navegador não guarda, a fila abre com eles', () => {
  for (const funcao of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, funcao).mockImplementation(() => {
      throw new DOMException('fechado', 'SecurityError');
    });
  lembrarAtalhos(false);
  expect(atalhosLigados()).toBe(true);
});
