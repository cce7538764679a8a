import { createContext, useContext } from 'react';
import type { PlayerDriver } from './player-driver';

export const PlayerContext = createContext<PlayerDriver | null>(null);

export const usePlayerDriver = (): PlayerDriver => {
  const driver = useContext(PlayerContext);
  if (!driver) throw new Error('PlayerProvider is missing above this component');
  return driver;
};
