import { useSyncExternalStore } from 'react';
import type { Fonte } from './fonte';
import { usePlayerDriver } from './player-context';
import type { PlayerState } from './player-state';

export type Situacao = 'parado' | 'conectando' | 'tocando';

/** What the icon and the equaliser of one radio or song show while the player is in `state`. */
export const situacaoDe = (state: PlayerState, tipo: Fonte['tipo'], id: string): Situacao => {
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
export const useSituacaoDe = (tipo: Fonte['tipo'], id: string): Situacao => {
  const driver = usePlayerDriver();
  return useSyncExternalStore(driver.subscribe, () => situacaoDe(driver.getState(), tipo, id));
};
