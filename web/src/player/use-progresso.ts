import { useSyncExternalStore } from 'react';
import { usePlayerDriver } from './player-context';
import type { Progresso } from './player-state';

/** Position and length of the song in the player, in seconds; changes about four times a second. */
export const useProgresso = (): Progresso => {
  const driver = usePlayerDriver();
  return useSyncExternalStore(driver.subscribe, driver.getProgresso);
};
