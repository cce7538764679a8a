/** Each item once: of pages read one after another, one that moved to the next page meanwhile is in both. */
export const semRepetidos = <T extends { id: string | number }>(itens: readonly T[]): T[] => [
  ...new Map(itens.map((item) => [item.id, item])).values(),
];
