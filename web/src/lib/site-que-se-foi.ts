/** Asked of the server itself: the browser and the service worker have what was there. */
const isPrimeiroScriptPerdido = async (): Promise<boolean> => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!script) return false;
  const { status } = await fetch(script.src, { method: 'HEAD', cache: 'no-store' });
  return status === 404;
};

/**
 * Calls `fazer` when something does not come because a newer site took this one's place at the server: what had not come
 * yet never will (Vite tells of each such import). Gives back how to call it off.
 */
export const quandoOSiteSeFor = (fazer: () => void): (() => void) => {
  const conferir = async (): Promise<void> => {
    if (await isPrimeiroScriptPerdido()) fazer();
  };
  // Whoever can't reach the server keeps what there is.
  const ouvir = () => void conferir().catch(() => undefined);
  window.addEventListener('vite:preloadError', ouvir);
  return () => window.removeEventListener('vite:preloadError', ouvir);
};
