import { useEffect } from 'react';

const ALTURA = '--altura-da-barra';

/**
 * Tells the page how tall the bar is (`--altura-da-barra`, estilos/tokens.css): large text makes it taller than it is drawn, and
 * what sticks below it, or takes the focus, would lie under it.
 */
export const useBarHeight = (): void => {
  useEffect(() => {
    const barra = document.querySelector<HTMLElement>('[data-estado][aria-label="Player"]');
    if (!barra) return undefined;
    const raiz = document.documentElement;
    const olheiro = new ResizeObserver(() => {
      const altura = `${barra.offsetHeight}px`;
      // Told nothing new, the whole page is not styled again.
      if (getComputedStyle(raiz).getPropertyValue(ALTURA) !== altura)
        raiz.style.setProperty(ALTURA, altura);
    });
    olheiro.observe(barra);
    return () => olheiro.disconnect();
  }, []);
};
