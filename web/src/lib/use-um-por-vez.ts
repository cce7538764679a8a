import { useRef } from 'react';

/**
 * Single flight: a double click comes before the page has drawn that the first is on its way. Who sends tells of
 * what fails.
 */
export const useUmPorVez = (): ((enviar: () => Promise<unknown>) => void) => {
  const aCaminho = useRef(false);
  return (enviar) => {
    if (aCaminho.current) return;
    aCaminho.current = true;
    const acabar = () => {
      aCaminho.current = false;
    };
    enviar().then(acabar, acabar);
  };
};
