import { useEffect } from 'react';

/**
 * Tells the page how tall the bar is (`--altura-da-barra`, estilos/tokens.css): large text makes it taller than it is drawn, and
 * what sticks below it, or takes the focus, would lie under it.
 */
export const useBarHeight = (): void => {
  useEffect(() => {
    const barra = document.querySelector<HTMLElement>('[data-estado][aria-label="Player"]');
    if (!barra) return undefined;
    const { style } = document.documentElement;
    const olheiro = new ResizeObserver(() =>
      style.setProperty('--altura-da-barra', `${barra.offsetHeight}px`),
    );
    olheiro.observe(barra);
    return () => olheiro.disconnect();
  }, []);
};
