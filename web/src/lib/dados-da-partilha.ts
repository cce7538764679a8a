import { ID_DOS_DADOS } from '@portal/contracts/partilha/ids';
import { temServico } from './use-online';

/**
 * What the server wrote into an address to share (contrato 8), when it is of this entry: the page waits for no call. The
 * server is trusted for the shape, as in `lerJson`.
 */
export const dadosDaPartilha = (id: string): { id: string } | undefined => {
  const texto = document.getElementById(ID_DOS_DADOS)?.textContent;
  if (!texto) return undefined;
  try {
    // Written by our own server: the answer of the public read of that entry.
    const dados = JSON.parse(texto) as { id: string } | null;
    return dados?.id === id ? dados : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Since when it is known, as `Date.now()` counts: as the document, so that a first visit asks for nothing that came with it. A
 * service worker gives the document of an earlier visit: asked for again beside the page.
 */
export const idadeDaPartilha = (): number => (temServico() ? 0 : performance.timeOrigin);

/** The song an address to share is of, on the page of its singer; undefined elsewhere. */
export const musicaDaPartilha = (): string | undefined =>
  window.location.pathname.startsWith('/musica/')
    ? document.documentElement.dataset['musica']
    : undefined;
