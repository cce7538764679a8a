import { useSyncExternalStore } from 'react';
import type { Fonte } from './fonte';
import { usePlayerDriver } from './player-context';
import type { PlayerDriver } from './player-driver';
import type { PlayerState } from './player-state';

type Comandos = Pick<PlayerDriver, 'tocar' | 'alternar' | 'pausar' | 'parar' | 'buscar'>;

export interface Player extends Comandos {
  state: PlayerState;
  fonte: Fonte | null;
}

/** The player's state and its commands; the position of a song has its own hook, `useProgresso`. */
export const usePlayer = (): Player => {
  const driver = usePlayerDriver();
  const state = useSyncExternalStore(driver.subscribe, driver.getState, driver.getState);
  const { tocar, alternar, pausar, parar, buscar } = driver;
  return { state, fonte: state.fonte, tocar, alternar, pausar, parar, buscar };
};
