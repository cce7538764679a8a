import { ROLAGEM_MARGEM_PX } from '@portal/contracts/radio/listagem';
import { useEffect, useRef } from 'react';

const noFim = (): boolean => {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight - ROLAGEM_MARGEM_PX;
};

/** Calls `onFim` when the page is scrolled to within 5 px of its bottom (especificação 9), while `ativo`. */
export const useFimDaPagina = (ativo: boolean, onFim: () => void): void => {
  const chamar = useRef(onFim);
  useEffect(() => {
    chamar.current = onFim;
  });

  // Left to itself the browser keeps the footer still when cards come in above it: the visitor would stay at the
  // bottom, lose the place and load every page in a row.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);

  useEffect(() => {
    if (!ativo) return undefined;
    const olhar = () => {
      if (noFim()) chamar.current();
    };
    // A page that fits the window is at its bottom already.
    const quadro = requestAnimationFrame(olhar);
    window.addEventListener('scroll', olhar, { passive: true });
    window.addEventListener('resize', olhar, { passive: true });
    return () => {
      cancelAnimationFrame(quadro);
      window.removeEventListener('scroll', olhar);
      window.removeEventListener('resize', olhar);
    };
  }, [ativo]);
};
