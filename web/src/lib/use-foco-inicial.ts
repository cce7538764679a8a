import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the keyboard to a heading that has just appeared, when what had the focus left the page with the
 * previous screen. Who is elsewhere (the menu, a field) stays there. The heading needs `tabIndex={-1}`.
 */
export const useFocoInicial = (): RefObject<HTMLHeadingElement> => {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) titulo.current?.focus({ preventScroll: true });
  }, []);
  return titulo;
};
