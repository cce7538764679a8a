import { useEffect, useState } from 'react';
import { usePlayerDriver } from '../../player/player-context';
import { isHls } from '../../player/stream-url';

/** Asked of the server itself: the browser and the service worker have what was there. */
const isPrimeiroScriptPerdido = async (): Promise<boolean> => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!script) return false;
  const { status } = await fetch(script.src, { method: 'HEAD', cache: 'no-store' });
  return status === 404;
};

/**
 * Whether a newer site took this one's place at the server: what had not come yet never will (Vite tells of each such
 * import). The library of a radio that was just asked for is worth the whole page, as an absent page is
 * (limite-de-erro.tsx), unless something may be half written on it; the rest waits for a button.
 */
export const useSiteQueSeFoi = (): boolean => {
  const driver = usePlayerDriver();
  const [foi, setFoi] = useState(false);
  useEffect(() => {
    const conferir = async (): Promise<void> => {
      if (!(await isPrimeiroScriptPerdido())) return;
      setFoi(true);
      const { fonte } = driver.getState();
      if (fonte && isHls(fonte.url) && !document.querySelector('form')) window.recomecar?.(true);
    };
    // Whoever can't reach the server keeps what there is.
    const ouvir = () => void conferir().catch(() => undefined);
    window.addEventListener('vite:preloadError', ouvir);
    return () => window.removeEventListener('vite:preloadError', ouvir);
  }, [driver]);
  return foi;
};
