import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where each history entry's list was left, and the link the keyboard was on, for as long as the tab lives. */
const posicoes = new Map<string, number>();
const focos = new Map<string, string>();

const guardarFoco = (entrada: string): void => {
  const href = document.activeElement?.getAttribute('href');
  if (href) focos.set(entrada, href);
};

const devolverFoco = (entrada: string): void => {
  const href = focos.get(entrada);
  if (href === undefined || document.activeElement !== document.body) return;
  document
    .querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
    ?.focus({ preventScroll: true });
};

/**
 * Brings a list back to where it was left when its history entry returns (visual 2.4).
 * `pronta`: the rows are on the page, so there is something to scroll to.
 */
export const usePosicaoDaLista = (pronta: boolean): void => {
  const { key, hash } = useLocation();
  const entrada = `${key}${hash}`;
  const restaurada = useRef(false);

  useLayoutEffect(() => {
    if (!pronta || restaurada.current) return;
    restaurada.current = true;
    const guardada = posicoes.get(entrada);
    if (guardada !== undefined) window.scrollTo({ top: guardada, behavior: 'instant' });
    devolverFoco(entrada);
  }, [pronta, entrada]);

  // Runs before the list leaves the page, while the link just followed still has the focus.
  useLayoutEffect(() => () => guardarFoco(entrada), [entrada]);

  useEffect(() => {
    if (!pronta) return undefined;
    const guardar = () => posicoes.set(entrada, window.scrollY);
    window.addEventListener('scroll', guardar, { passive: true });
    return () => window.removeEventListener('scroll', guardar);
  }, [pronta, entrada]);
};
