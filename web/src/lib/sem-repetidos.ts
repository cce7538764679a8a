/** The items of the pages read so far; one that moved to the next page meanwhile is not shown twice. */
export const semRepetidos = <T extends { id: string }>(paginas: readonly (readonly T[])[]): T[] => [
  ...new Map(paginas.flat().map((item) => [item.id, item])).values(),
];
