import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { contarClique } from './rastrear';

const MEIO = 1;

interface AnuncioContado<E extends Element> {
  /** Goes on the element that has to be half in sight. */
  vitrine: RefObject<E>;
  /** Go on the ad's link. */
  link: { onClick: () => void; onAuxClick: (evento: MouseEvent) => void };
}

/** Counts the views and clicks of an ad shown to visitors; null counts nothing, for a preview. */
export const useAnuncioContado = <E extends Element>(anuncio: number | null): AnuncioContado<E> => {
  const vitrine = useRef<E>(null);
  useEffect(() => {
    let parar: (() => void) | undefined;
    let saiu = false;
    // Nothing of the first paint: it comes when there is an ad to look at.
    void import('./impressoes').then(
      ({ observarAnuncio }) => {
        if (!saiu && vitrine.current && anuncio !== null)
          parar = observarAnuncio(vitrine.current, anuncio);
      },
      () => undefined,
    );
    return () => {
      saiu = true;
      parar?.();
    };
  }, [anuncio]);

  const clicar = (): void => {
    if (anuncio !== null) void contarClique(anuncio);
  };
  return {
    vitrine,
    link: {
      onClick: clicar,
      // A new tab by the middle button is a visit too.
      onAuxClick: ({ button }) => {
        if (button === MEIO) clicar();
      },
    },
  };
};
