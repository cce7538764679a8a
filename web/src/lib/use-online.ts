import { useSyncExternalStore } from 'react';

const assinar = (ouvir: () => void): (() => void) => {
  window.addEventListener('online', ouvir);
  window.addEventListener('offline', ouvir);
  return () => {
    window.removeEventListener('online', ouvir);
    window.removeEventListener('offline', ouvir);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    assinar,
    () => navigator.onLine,
    () => true,
  );
