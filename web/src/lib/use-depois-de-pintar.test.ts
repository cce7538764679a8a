import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDepoisDePintar } from './use-depois-de-pintar';

it('o que é longo fica para depois do primeiro quadro', async () => {
  const quadros: FrameRequestCallback[] = [];
  const pedir = vi
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((quadro) => quadros.push(quadro));
  const { result } = renderHook(() => useDepoisDePintar());
  expect([result.current, quadros.length]).toEqual([false, 1]);
  await new Promise((seguir) => setTimeout(seguir, 20));
  expect(result.current).toBe(false);
  quadros[0]?.(0);
  // The frame is painted after its callbacks.
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  pedir.mockRestore();
});
