import { isDeepStrictEqual } from 'node:util';

/** Says when work has held the event loop long enough, and lets the others have their turn. */
export interface Fatias {
  acabou(): boolean;
  respirar(): Promise<void>;
}

/** How long work may hold the event loop, in ms. */
const FATIA_MS = 3;

/** Time slicing: says when it is the others' turn. */
export const fatiar = (): Fatias => {
  let ate = performance.now() + FATIA_MS;
  return {
    acabou: () => performance.now() >= ate,
    respirar: async () => {
      await new Promise((seguir) => setImmediate(seguir));
      ate = performance.now() + FATIA_MS;
    },
  };
};

/** `map` of a long list, in slices. */
export const mapearEmFatias = async <T, R>(
  itens: Iterable<T>,
  fazer: (item: T) => R,
): Promise<R[]> => {
  const fatias = fatiar();
  const feitos: R[] = [];
  for (const item of itens) {
    feitos.push(fazer(item));
    if (fatias.acabou()) await fatias.respirar();
  }
  return feitos;
};

/** The map of a long list, by key, in slices. */
export const mapaEmFatias = async <T, K, V>(
  itens: Iterable<T>,
  par: (item: T) => readonly [K, V],
): Promise<Map<K, V>> => {
  const mapa = new Map<K, V>();
  await mapearEmFatias(itens, (item) => void mapa.set(...par(item)));
  return mapa;
};

/** Whether two lists hold the same, item by item. In slices: everybody else is served meanwhile. */
export const saoIguais = async (a: readonly unknown[], b: readonly unknown[]): Promise<boolean> => {
  if (a.length !== b.length) return false;
  const fatias = fatiar();
  for (const [n, item] of a.entries()) {
    if (!isDeepStrictEqual(item, b[n])) return false;
    if (fatias.acabou()) await fatias.respirar();
  }
  return true;
};
