import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quandoFicar } from './quando-vagar';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each(['pointerdown', 'keydown', 'scroll'])('quem faz %s fica, e só conta uma vez', (gesto) => {
  const fazer = vi.fn();
  quandoFicar(fazer);
  expect(fazer).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(gesto, { bubbles: true }));
  document.body.dispatchEvent(new Event(gesto, { bubbles: true }));
  vi.advanceTimersByTime(60_000);
  expect(fazer).toHaveBeenCalledTimes(1);
});

it('o que o primeiro toque pediu vem antes', () => {
  const fazer = vi.fn();
  quandoFicar(fazer);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(999);
  expect(fazer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fazer).toHaveBeenCalledTimes(1);
});

it('quem só olha fica depois de dez segundos', () => {
  const fazer = vi.fn();
  quandoFicar(fazer);
  vi.advanceTimersByTime(9_999);
  expect(fazer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fazer).toHaveBeenCalledTimes(1);
});

it('desfeito, não faz mais nada', () => {
  const fazer = vi.fn();
  quandoFicar(fazer)();
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  const desfazer = quandoFicar(fazer);
  window.dispatchEvent(new Event('keydown'));
  desfazer();
  vi.advanceTimersByTime(60_000);
  expect(fazer).not.toHaveBeenCalled();
});
