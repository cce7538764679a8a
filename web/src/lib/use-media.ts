import { useSyncExternalStore } from 'react';

/** Whether a media query holds now; false where there is no window to ask. */
export const useMedia = (consulta: string): boolean =>
  useSyncExternalStore(
    (ouvir) => {
      const lista = matchMedia(consulta);
      lista.addEventListener('change', ouvir);
      return () => lista.removeEventListener('change', ouvir);
    },
    () => matchMedia(consulta).matches,
    () => false,
  );
