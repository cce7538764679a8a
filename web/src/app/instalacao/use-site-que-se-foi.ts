import { useEffect, useState } from 'react';
import { quandoOSiteSeFor } from '../../lib/site-que-se-foi';
import { usePlayerDriver } from '../../player/player-context';
import { isHls } from '../../player/stream-url';

/**
 * Whether a newer site took this one's place, and with it something that was needed. The library of a radio that was just asked
 * for is worth the whole page, as an absent page is (limite-de-erro.tsx), unless something may be half written on it; the rest
 * waits for a button.
 */
export const useSiteQueSeFoi = (): boolean => {
  const driver = usePlayerDriver();
  const [foi, setFoi] = useState(false);
  useEffect(
    () =>
      quandoOSiteSeFor(() => {
        setFoi(true);
        const state = driver.getState();
        const pedida = state.nome !== 'parado' && isHls(state.fonte.url);
        if (pedida && !document.querySelector('form')) window.recomecar?.(true);
      }),
    [driver],
  );
  return foi;
};
