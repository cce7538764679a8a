import { expect, it, vi } from 'vitest';
import { lembrado } from './lembrado';

it('de um objeto faz-se uma vez, ainda que nada se faça dele', () => {
  const fazer = vi.fn<(item: { nome?: string }) => string | undefined>(({ nome }) => nome);
  const nomeDe = lembrado(fazer);
  const [ana, ninguem] = [{ nome: 'Ana' }, {}];
  expect([ana, ninguem, ana, ninguem].map(nomeDe)).toEqual(['Ana', undefined, 'Ana', undefined]);
  expect(fazer).toHaveBeenCalledTimes(2);
  expect(nomeDe({ nome: 'Ana' })).toBe('Ana');
  expect(fazer).toHaveBeenCalledTimes(3);
});
