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

/** Waits until there is internet; at once when there is. */
export const comInternet = async (): Promise<void> => {
  if (navigator.onLine) return;
  await new Promise((voltou) => window.addEventListener('online', voltou, { once: true }));
};

/** Whether a service worker answers for this page. Browsers lack them on plain http. */
export const temServico = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
