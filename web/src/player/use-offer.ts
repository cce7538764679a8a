import { useEffect } from 'react';
import type { Pedido } from './fonte';
import { usePlayerDriver } from './player-context';

/** What this page is about: the bar's button plays it while nothing else sounds. Give it a stable value. */
export const useOferta = (oferta: Pedido | null): void => {
  const { ofertar } = usePlayerDriver();
  useEffect(() => {
    if (!oferta) return undefined;
    ofertar(oferta);
    return () => ofertar(null);
  }, [oferta, ofertar]);
};
