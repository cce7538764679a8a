import { fatiar, type Fatias } from './fatias';

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** Orders by a name as people read it in Portuguese, ties by id so that pages never repeat an item. */
export const byName =
  <T extends { id: string }>(nameOf: (item: T) => string) =>
  (a: T, b: T): number =>
    collator.compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1);

/** Names that are put in order at once: some milliseconds. */
const PARTE = 1000;

/**
 * The same order for a long list, in slices: everybody else is served meanwhile. `before`: a list in that order that many of
 * these come from, which are not ordered again.
 */
export const sortByName = async <T extends { id: string }>(
  items: readonly T[],
  nameOf: (item: T) => string,
  before: readonly T[] = [],
): Promise<T[]> => {
  const compare = byName(nameOf);
  const fatias = fatiar();
  const fresh = new Set<T>();
  for (const item of items) {
    fresh.add(item);
    if (fatias.acabou()) await fatias.respirar();
  }
  const kept: T[] = [];
  for (const item of before) {
    if (fresh.delete(item)) kept.push(item);
    if (fatias.acabou()) await fatias.respirar();
  }
  return merge(kept, await sorted([...fresh], compare, fatias), compare, fatias);
};

const sorted = async <T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
  fatias: Fatias,
): Promise<T[]> => {
  let parts: T[][] = [];
  for (let from = 0; from < items.length; from += PARTE) {
    parts.push(items.slice(from, from + PARTE).sort(compare));
    if (fatias.acabou()) await fatias.respirar();
  }
  while (parts.length > 1) {
    const merged: T[][] = [];
    for (let n = 0; n < parts.length; n += 2)
      merged.push(await merge(parts[n] ?? [], parts[n + 1] ?? [], compare, fatias));
    parts = merged;
  }
  return parts[0] ?? [];
};

const merge = async <T>(
  a: readonly T[],
  b: readonly T[],
  compare: (a: T, b: T) => number,
  fatias: Fatias,
): Promise<T[]> => {
  const all: T[] = [];
  if (a.length === 0 || b.length === 0) return all.concat(a, b);
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    all.push(compare(a[i] as T, b[j] as T) <= 0 ? (a[i++] as T) : (b[j++] as T));
    if (all.length % PARTE === 0 && fatias.acabou()) await fatias.respirar();
  }
  return all.concat(a.slice(i), b.slice(j));
};
