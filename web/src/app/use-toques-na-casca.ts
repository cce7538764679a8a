import { useLayoutEffect } from 'react';

/** The buttons of the static shell whose taps are kept; each carries its name as `data-toque`, here as there. */
export type ToqueNaCasca = 'tocar' | 'capa' | 'menu' | 'busca' | 'conta' | 'tema';

declare global {
  interface Window {
    /** Inbox: what was tapped on the shell before any script of ours ran, in order (index.html). */
    toques?: ToqueNaCasca[] | undefined;
  }
}

/**
 * Replays the taps kept by the static shell, by pressing the buttons that took its place. Read after mount: the shell
 * goes with the commit, and a slow phone takes taps between the first render and that. The account's button waits until
 * it is known whose account it leads to.
 */
export const useToquesNaCasca = (sessaoAcaminho: boolean): void => {
  useLayoutEffect(() => {
    const agora = window.toques?.filter((toque) => toque !== 'conta' || !sessaoAcaminho);
    if (!agora?.length) return;
    window.toques = window.toques?.filter((toque) => !agora.includes(toque));
    // After this commit: pressing changes state again.
    queueMicrotask(() => {
      for (const toque of agora) {
        const botao = document.querySelector<HTMLElement>(`[data-toque="${toque}"]`);
        botao?.focus({ preventScroll: true });
        botao?.click();
      }
    });
  }, [sessaoAcaminho]);
};
