import type { Anuncio } from '@portal/contracts/anuncio/anuncio';

/** The ad so many places after another in the queue; it stops at both ends. */
export const vizinhoDe = (
  fila: readonly Anuncio[],
  id: number | null,
  passo: 1 | -1,
): Anuncio | undefined => {
  const aqui = fila.findIndex((anuncio) => anuncio.id === id);
  if (aqui === -1) return fila[0];
  return fila[Math.min(fila.length - 1, Math.max(0, aqui + passo))];
};

/** Who is looked at once an ad leaves the queue: the one after it, or the one before the last. */
export const proximoDepoisDe = (fila: readonly Anuncio[], id: number): Anuncio | undefined => {
  const aqui = fila.findIndex((anuncio) => anuncio.id === id);
  return fila[aqui + 1] ?? fila[aqui - 1];
};
