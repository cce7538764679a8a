import { useSyncExternalStore } from 'react';
import { usePlayerDriver } from './player-context';
import type { PlayerDriver } from './player-driver';
import type { Volume } from './remembered-volume';

export const useVolume = (): [Volume, PlayerDriver['setVolume']] => {
  const driver = usePlayerDriver();
  return [
    useSyncExternalStore(driver.subscribe, driver.getVolume, driver.getVolume),
    driver.setVolume,
  ];
};
