import { useLayoutEffect } from 'react';

/**
 * The buttons drawn before the program is here, whose taps are kept; each carries its name as `data-toque`, in the drawing as on
 * the page.
 */
export type Toque = 'tocar' | 'capa' | 'menu' | 'busca' | 'conta' | 'tema' | `radio-${string}`;

declare global {
  interface Window {
    /** Inbox: what was tapped before any script of ours ran, in order (index.html). */
    toques?: Toque[] | undefined;
  }
}

const isDaLista = (toque: Toque): boolean => toque.startsWith('radio-');

const pressionar = (toque: Toque): void => {
  const botao = document.querySelector<HTMLElement>(`[data-toque="${toque}"]`);
  botao?.focus({ preventScroll: true });
  botao?.click();
};

/** Presses the buttons that took the place of those that were tapped, each once. */
const repetir = (quais: (toque: Toque) => boolean): void => {
  const agora = window.toques?.filter(quais);
  if (!agora?.length) return;
  window.toques = window.toques?.filter((toque) => !agora.includes(toque));
  // After this commit: pressing changes state again.
  queueMicrotask(() => agora.forEach(pressionar));
};

/**
 * Replays the taps kept by the static shell. Read after mount: the shell goes with the commit, and a slow phone takes taps
 * between the first render and that. The account's button waits until it is known whose account it leads to.
 */
export const useToquesNaCasca = (sessaoAcaminho: boolean): void => {
  useLayoutEffect(
    () => repetir((toque) => !isDaLista(toque) && (toque !== 'conta' || !sessaoAcaminho)),
    [sessaoAcaminho],
  );
};

/** Replays the taps on the buttons of a list that was drawn (app/listas), once it stands in the drawing's place. */
export const useToquesNaLista = (pronta: boolean): void => {
  useLayoutEffect(() => {
    if (pronta) repetir(isDaLista);
  }, [pronta]);
};
