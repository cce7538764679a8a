const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** Orders by a name as people read it in Portuguese, ties by id so that pages never repeat an item. */
export const byName =
  <T extends { id: string }>(nameOf: (item: T) => string) =>
  (a: T, b: T): number =>
    collator.compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1);
