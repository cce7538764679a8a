import { useEffect } from 'react';

/** Tells search engines the page's real address (contrato 8) while it is shown at another; undefined: none is known yet. */
export const useCanonico = (caminho: string | undefined): void => {
  useEffect(() => {
    if (caminho === undefined) return undefined;
    // What the server wrote names the entry this document was opened on.
    const escrito = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const elo = escrito ?? document.head.appendChild(document.createElement('link'));
    const antes = escrito?.href;
    elo.rel = 'canonical';
    elo.href = new URL(caminho, window.location.origin).href;
    return () => {
      if (antes === undefined) elo.remove();
      else elo.href = antes;
    };
  }, [caminho]);
};
