import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { tarde } from './tarde';

const Pagina = () => <p>página</p>;
const mostrar = (Componente: React.ComponentType) =>
  act(async () => {
    render(
      <Suspense fallback={<p>espera</p>}>
        <Componente />
      </Suspense>,
    );
    await Promise.resolve();
  });
const comInternet = (sim: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(sim);

afterEach(() => vi.restoreAllMocks());

it('sem internet espera que ela volte, e então aparece por si', async () => {
  const importar = vi.fn(() => Promise.resolve(Pagina));
  comInternet(false);
  await mostrar(tarde(importar));
  expect(screen.getByText('espera')).toBeTruthy();
  expect(importar).not.toHaveBeenCalled();
  comInternet(true);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(await screen.findByText('página')).toBeTruthy();
});

it('trazida antes, abre sem internet, e foi pedida uma vez só', async () => {
  const importar = vi.fn(() => Promise.resolve(Pagina));
  const Componente = tarde(importar);
  await Componente.trazer();
  comInternet(false);
  await mostrar(Componente);
  expect(await screen.findByText('página')).toBeTruthy();
  expect(importar).toHaveBeenCalledTimes(1);
});

it('o que não veio antes da hora é pedido de novo na hora', async () => {
  const importar = vi.fn(() => Promise.resolve(Pagina));
  importar.mockRejectedValueOnce(new Error('sem rede'));
  const Componente = tarde(importar);
  await expect(Componente.trazer()).rejects.toThrow();
  await mostrar(Componente);
  expect(await screen.findByText('página')).toBeTruthy();
});
