import { useEffect } from 'react';

/** Where everybody finds the portal, as the server wrote it in the document; where it was opened, when it did not. */
let site: string | undefined;

/**
 * Tells search engines, and whoever shares the page by the browser's own menu, its real address (contrato 8) while it is
 * shown; undefined: none is known yet.
 */
export const useCanonico = (caminho: string | undefined): void => {
  useEffect(() => {
    if (caminho === undefined) return undefined;
    const escrito = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    site ??= new URL(escrito?.href ?? window.location.href).origin;
    const elo = escrito ?? document.head.appendChild(document.createElement('link'));
    elo.rel = 'canonical';
    elo.href = new URL(caminho, site).href;
    // What the document was opened on is not what the next page is of.
    return () => elo.remove();
  }, [caminho]);
};
