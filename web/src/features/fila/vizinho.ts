import type { Anuncio } from '@portal/contracts/anuncio/anuncio';

/**
 * The ad so many places after another in the queue; it stops at both ends. Of one that left it meanwhile, the one after
 * is where it stood.
 */
export const vizinhoDe = (
  fila: readonly Anuncio[],
  id: number | null,
  passo: 1 | -1,
  lugar = 0,
): Anuncio | undefined => {
  const aqui = fila.findIndex((anuncio) => anuncio.id === id);
  const para = aqui === -1 ? lugar - Number(passo === -1) : aqui + passo;
  return fila[Math.min(fila.length - 1, Math.max(0, para))];
};

/** Who is looked at once an ad leaves the queue: the one after it, or the one before the last. */
export const proximoDepoisDe = (fila: readonly Anuncio[], id: number): Anuncio | undefined => {
  const aqui = fila.findIndex((anuncio) => anuncio.id === id);
  return fila[aqui + 1] ?? fila[aqui - 1];
};
