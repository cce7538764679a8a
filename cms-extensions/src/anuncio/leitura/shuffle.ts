/** At most `most` items in random order, each order as likely as any other. `random` gives a number in [0, 1). */
export const sample = <T>(items: readonly T[], most: number, random: () => number): T[] => {
  const pool = [...items];
  for (let last = pool.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    // Both are indexes of the pool.
    [pool[last], pool[chosen]] = [pool[chosen] as T, pool[last] as T];
  }
  return pool.slice(0, most);
};
