import type { DataCivil } from '@portal/contracts/tempo/datas';
import { useSyncExternalStore } from 'react';
import { hoje } from './andamento';

const MINUTO_MS = 60_000;
const ouvintes = new Set<() => void>();
const avisar = () => ouvintes.forEach((ouvir) => ouvir());
let relogio: ReturnType<typeof setInterval> | undefined;

/** One clock for all: a queue has hundreds of ads. */
const assinar = (ouvir: () => void): (() => void) => {
  if (ouvintes.size === 0) {
    relogio = setInterval(avisar, MINUTO_MS);
    document.addEventListener('visibilitychange', avisar);
  }
  ouvintes.add(ouvir);
  return () => {
    ouvintes.delete(ouvir);
    if (ouvintes.size > 0) return;
    clearInterval(relogio);
    document.removeEventListener('visibilitychange', avisar);
  };
};

/**
 * Today in São Paulo. What is read anew when a telephone wakes in the morning is the same as the evening before: nothing
 * else would draw the page for another day.
 */
export const useHoje = (): DataCivil => useSyncExternalStore(assinar, hoje);
