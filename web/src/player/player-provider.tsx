import { useState, type ReactNode } from 'react';
import { PlayerContext } from './player-context';
import { createPlayerDriver, type PlayerDriver } from './player-driver';

interface PlayerProviderProps {
  /** Another driver than the page's own, for tests. */
  driver?: PlayerDriver;
  children: ReactNode;
}

let daPagina: PlayerDriver | undefined;

/** The page's one player. Its audio element is in the document, so that the browser shows and keeps it as any other. */
const playerDaPagina = (): PlayerDriver => {
  if (!daPagina) {
    const audio = document.createElement('audio');
    audio.preload = 'none';
    document.body.append(audio);
    daPagina = createPlayerDriver(audio);
  }
  return daPagina;
};

/** Mounted above the router: sound goes on while pages come and go. */
export const PlayerProvider = ({ driver, children }: PlayerProviderProps) => {
  const [value] = useState(() => driver ?? playerDaPagina());
  return <PlayerContext.Provider value={value}>{children}</PlayerContext.Provider>;
};
