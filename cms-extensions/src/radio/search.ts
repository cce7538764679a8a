import { dobrar } from '@portal/contracts/texto/dobrar';

export interface Page {
  /** First page is 1. */
  pagina: number;
  /** Items a page; null gives all. */
  limite: number | null;
}

/**
 * Indexes of the names that hold the searched words, in order, without regard to case and accents (especificação 5).
 * `folded` are names already folded.
 */
export const searchNames = (folded: readonly string[], busca: string): number[] => {
  const wanted = dobrar(busca);
  const found: number[] = [];
  for (const [index, name] of folded.entries()) if (name.includes(wanted)) found.push(index);
  return found;
};

/** One page of a list; empty past the end. */
export const pageOf = <T>(items: readonly T[], { pagina, limite }: Page): readonly T[] =>
  limite === null ? items : items.slice((pagina - 1) * limite, pagina * limite);
