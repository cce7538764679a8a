import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSobDemanda } from './use-sob-demanda';

it('diz que o módulo não veio, e ele vem quando se pede de novo', async () => {
  const importar = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('sem rede'));
  importar.mockResolvedValue('módulo');
  const { result } = renderHook(() => useSobDemanda(importar, 'pedido'));
  const pedir = () =>
    act(async () => {
      result.current[1]();
      await Promise.resolve();
    });
  expect(importar).not.toHaveBeenCalled();
  await pedir();
  expect(result.current).toMatchObject([null, expect.anything(), true]);
  await pedir();
  expect(result.current).toMatchObject(['módulo', expect.anything(), false]);
});

it('quem volta o tem desde o primeiro desenho', async () => {
  const importar = () => Promise.resolve('módulo');
  const primeira = renderHook(() => useSobDemanda(importar, 'pedido'));
  await act(async () => {
    primeira.result.current[1]();
    await Promise.resolve();
  });
  primeira.unmount();
  const vistos: (string | null)[] = [];
  renderHook(() => vistos.push(useSobDemanda(importar, 'pedido')[0]));
  expect(vistos).toEqual(['módulo']);
});
