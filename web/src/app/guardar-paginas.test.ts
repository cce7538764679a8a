import { afterEach, expect, it, vi } from 'vitest';
import { guardarPaginas } from './guardar-paginas';

afterEach(() => vi.unstubAllGlobals());

const comEconomia = (saveData: boolean) => {
  vi.stubGlobal('requestIdleCallback', (fazer: () => void) => setTimeout(fazer));
  vi.stubGlobal('navigator', { connection: { saveData } });
};

it('traz uma página depois da outra, e uma que não veio não impede as outras', async () => {
  comEconomia(false);
  setTimeout(() => dispatchEvent(new Event('keydown')));
  let abertas = 0;
  const trazer = vi.fn(async () => {
    abertas += 1;
    expect(abertas).toBe(1);
    await Promise.resolve();
    abertas -= 1;
  });
  await guardarPaginas([trazer, () => Promise.reject(new Error('sem rede')), trazer]);
  expect(trazer).toHaveBeenCalledTimes(2);
});

it('a quem pediu economia de dados não traz nenhuma', async () => {
  comEconomia(true);
  const trazer = vi.fn(() => Promise.resolve());
  await guardarPaginas([trazer]);
  expect(trazer).not.toHaveBeenCalled();
});
