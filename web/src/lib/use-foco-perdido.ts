import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the keyboard to what stands in the place of a button that left the page with what it did. `estado` is what that
 * changes; null while a dialog is open over it, which gives the focus back first.
 */
export const useFocoPerdido = <T extends HTMLElement>(estado: unknown): RefObject<T> => {
  const lugar = useRef<T>(null);
  const antes = useRef(estado);
  useEffect(() => {
    if (antes.current === estado) return;
    antes.current = estado;
    if (estado !== null && document.activeElement === document.body) lugar.current?.focus();
  }, [estado]);
  return lugar;
};
