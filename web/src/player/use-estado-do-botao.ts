import { useSyncExternalStore } from 'react';
import type { Fonte } from './fonte';
import { usePlayerDriver } from './player-context';
import type { PlayerState } from './player-state';

export type EstadoDoBotao = 'parado' | 'conectando' | 'tocando';

/** What the icon and the equaliser of one radio or song show while the player is in `state`. */
export const estadoDoBotao = (
  state: PlayerState,
  tipo: Fonte['tipo'],
  id: string,
): EstadoDoBotao => {
  if (state.fonte?.tipo !== tipo || state.fonte.id !== id) return 'parado';
  switch (state.nome) {
    case 'tocando':
      return 'tocando';
    case 'conectando':
    case 'instavel':
    case 'reconectando':
    case 'semInternet':
      return 'conectando';
    default:
      return 'parado';
  }
};

/** Renders again only when this radio's or song's own situation changes. */
export const useEstadoDoBotao = (tipo: Fonte['tipo'], id: string): EstadoDoBotao => {
  const driver = usePlayerDriver();
  return useSyncExternalStore(driver.subscribe, () => estadoDoBotao(driver.getState(), tipo, id));
};
