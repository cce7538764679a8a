import { useLayoutEffect } from 'react';

/** Scrolls to the page's top when `chave` changes: a selection opens from its beginning (especificação 2.5). */
export const useTopo = (chave: string): void => {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [chave]);
};
