import type { Cantor } from '@portal/contracts/cantor/cantor';
import { dobrar } from '@portal/contracts/texto/dobrar';

/** A singer with the place in the whole ranking: a search never renumbers. */
export interface Colocado {
  posicao: number;
  cantor: Cantor;
}

/** Numbers the list as the server ranked it: most played first (contrato 3). */
export const ranking = (cantores: readonly Cantor[]): Colocado[] =>
  cantores.map((cantor, indice) => ({ posicao: indice + 1, cantor }));

/** Singers whose name holds the typed text, without case or accents (especificação 5). */
export const buscarPorNome = (colocados: readonly Colocado[], busca: string): Colocado[] => {
  const procurado = dobrar(busca);
  return colocados.filter(({ cantor }) => dobrar(cantor.nome).includes(procurado));
};

/** The three first places get a larger numeral (look). */
export const isPodio = (posicao: number): boolean => posicao <= 3;
