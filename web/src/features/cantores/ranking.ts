import type { Cantor } from '@portal/contracts/cantor/cantor';

/** A singer with the place in the whole ranking: a search never renumbers. */
export interface Colocado {
  posicao: number;
  cantor: Cantor;
}

/** Numbers the list as the server ranked it, most played first (contrato 3); of whom a search found, it said the place. */
export const ranking = (cantores: readonly Cantor[]): Colocado[] =>
  cantores.map((cantor, indice) => ({ posicao: cantor.posicao ?? indice + 1, cantor }));

/** The three first places get a larger numeral (look). */
export const isPodio = (posicao: number): boolean => posicao <= 3;
