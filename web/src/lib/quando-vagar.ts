/** Browsers that don't say when they are idle (Safari) are taken to be after so long, in ms. */
const SEM_AVISO_MS = 1500;

/** Calls `fazer` when the page has nothing else to do, at the latest after `limite` ms; gives back how to call it off. */
export const quandoVagar = (fazer: () => void, limite: number): (() => void) => {
  if ('requestIdleCallback' in window) {
    const pedido = requestIdleCallback(fazer, { timeout: limite });
    return () => cancelIdleCallback(pedido);
  }
  const pedido = setTimeout(fazer, SEM_AVISO_MS);
  return () => clearTimeout(pedido);
};

const GESTOS = ['pointerdown', 'keydown', 'scroll'] as const;
/** Who is still here after so long stays, whatever they do, in ms. */
const PACIENCIA_MS = 10_000;

/**
 * Calls `fazer` when somebody stays: at their first touch, key or scroll, or after a while. Who comes, looks and goes pays for
 * nothing ahead. Gives back how to call it off.
 */
export const quandoFicar = (fazer: () => void): (() => void) => {
  const parar = new AbortController();
  const ficou = () => {
    if (parar.signal.aborted) return;
    parar.abort();
    fazer();
  };
  for (const gesto of GESTOS)
    addEventListener(gesto, ficou, { signal: parar.signal, capture: true, passive: true });
  const espera = setTimeout(ficou, PACIENCIA_MS);
  parar.signal.addEventListener('abort', () => clearTimeout(espera));
  return () => parar.abort();
};
