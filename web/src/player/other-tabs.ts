const CANAL = 'portal.player';

export interface OtherTabs {
  /** Asks the portal's other tabs to fall silent. */
  silenciar(): void;
}

const porArmazenamento = (ouvir: () => void): OtherTabs => {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === CANAL && newValue !== null) ouvir();
  });
  return {
    silenciar: () => {
      try {
        localStorage.setItem(CANAL, `${Date.now()}-${Math.random()}`);
      } catch {
        // Without a channel and without storage the tabs don't know of each other.
      }
    },
  };
};

/** Joins the tabs of this browser: `ouvir` is called when another one starts to play. */
export const joinOtherTabs = (ouvir: () => void): OtherTabs => {
  if (typeof BroadcastChannel === 'undefined') return porArmazenamento(ouvir);
  const canal = new BroadcastChannel(CANAL);
  canal.addEventListener('message', ouvir);
  return { silenciar: () => canal.postMessage('tocando') };
};
