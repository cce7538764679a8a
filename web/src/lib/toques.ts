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

/** Which part of the page has them: each presses its own, once it stands as it stays. */
type Parte = 'casca' | 'conta' | 'lista';

const parteDe = (toque: Toque): Parte => {
  if (toque === 'conta') return 'conta';
  return toque.startsWith('radio-') ? 'lista' : 'casca';
};

const pressionar = (toque: Toque): void => {
  const botao = document.querySelector<HTMLElement>(`[data-toque="${toque}"]`);
  botao?.focus({ preventScroll: true });
  botao?.click();
};

/** Presses the buttons that took the place of those that were tapped, each once. */
const repetir = (parte: Parte): void => {
  const agora = window.toques?.filter((toque) => parteDe(toque) === parte);
  if (!agora?.length) return;
  window.toques = window.toques?.filter((toque) => !agora.includes(toque));
  // After this commit: pressing changes state again.
  queueMicrotask(() => agora.forEach(pressionar));
};

/**
 * Replays the taps kept for the buttons of this part. Read after mount: the drawing goes with the commit, and a slow phone takes
 * taps between the first render and that. Who draws the button says when, for an answer that comes between two slices of one
 * render is known in part of what they draw: the account's button would still be a guest's.
 */
export const useToques = (parte: Parte, pronta: boolean): void => {
  useLayoutEffect(() => {
    if (pronta) repetir(parte);
  }, [parte, pronta]);
};
