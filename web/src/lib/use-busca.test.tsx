import { cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agir } from '../test/agir';
import { useBusca } from './use-busca';
import { ESPERA_DA_BUSCA_MS } from './use-quieto';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('o filtro apertado enquanto o texto espera fica, com o texto', () => {
  const { result } = renderHook(
    () => ({ ...useBusca(), local: useLocation(), navigate: useNavigate() }),
    { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> },
  );
  agir(() => result.current.digitar('luz'));
  agir(() => result.current.navigate('/#webradios?no_ar=1', { replace: true }));
  agir(() => vi.advanceTimersByTime(ESPERA_DA_BUSCA_MS));
  expect(result.current.local.hash).toBe('#webradios?no_ar=1');
  expect(result.current.busca).toBe('luz');
  expect(result.current.digitado).toBe('luz');
});
