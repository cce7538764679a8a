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
/** How long what a gesture asked for has the line and the processor for itself, in ms. */
const GESTO_MS = 1000;

/**
 * Calls `fazer` when somebody stays: once their first touch, key or scroll was answered, or after a while. Who comes, looks and
 * goes pays for nothing ahead. Gives back how to call it off.
 */
export const quandoFicar = (fazer: () => void): (() => void) => {
  const ouvir = new AbortController();
  const fazerEm = (ms: number) =>
    setTimeout(() => {
      ouvir.abort();
      fazer();
    }, ms);
  let espera = fazerEm(PACIENCIA_MS);
  const ficou = () => {
    ouvir.abort();
    clearTimeout(espera);
    espera = fazerEm(GESTO_MS);
  };
  for (const gesto of GESTOS)
    addEventListener(gesto, ficou, { signal: ouvir.signal, capture: true, passive: true });
  return () => {
    ouvir.abort();
    clearTimeout(espera);
  };
};
