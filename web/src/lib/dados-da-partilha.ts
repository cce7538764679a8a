import { ID_DOS_DADOS } from '@portal/contracts/partilha/ids';

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

/** The song an address to share is of, on the page of its singer; undefined elsewhere. */
export const musicaDaPartilha = (): string | undefined =>
  window.location.pathname.startsWith('/musica/')
    ? document.documentElement.dataset['musica']
    : undefined;
