import { useEffect, useState } from 'react';
import type { Fonte } from './fonte';
import { usePlayer } from './use-player';

interface RadioPadrao {
  /** A tap is waiting for the default radio to be known. */
  esperando: boolean;
  esperar: () => void;
}

/** Plays the default radio as soon as it is known, when a person asked before it was. */
export const useRadioPadrao = (radioPadrao: Fonte | null | undefined): RadioPadrao => {
  const { fonte, tocar } = usePlayer();
  const [pedido, setPedido] = useState(false);
  // There is none to wait for: a radio set later must not sound by itself.
  if (pedido && radioPadrao === null) setPedido(false);
  const esperando = pedido && fonte === null;
  useEffect(() => {
    if (esperando && radioPadrao) tocar(radioPadrao);
  }, [esperando, radioPadrao, tocar]);
  return { esperando, esperar: () => setPedido(true) };
};
