export interface Page {
  /** First page is 1. */
  pagina: number;
  /** Items a page; null gives all. */
  limite: number | null;
}

/** One page of a list; empty past the end. */
export const pageOf = <T>(items: readonly T[], { pagina, limite }: Page): readonly T[] =>
  limite === null ? items : items.slice((pagina - 1) * limite, pagina * limite);
