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
