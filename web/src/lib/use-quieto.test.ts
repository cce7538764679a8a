import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agir } from '../test/agir';
import { ESPERA_DA_BUSCA_MS, useQuieto } from './use-quieto';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('o que se digita conta depois do sossego, e de uma vez', () => {
  const { result, rerender } = renderHook(useQuieto, { initialProps: '' });
  for (const digitado of ['a', 'an', 'ana']) {
    rerender(digitado);
    agir(() => vi.advanceTimersByTime(ESPERA_DA_BUSCA_MS - 1));
    expect(result.current).toBe('');
  }
  agir(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('ana');
});
