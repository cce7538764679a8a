/**
 * Numbers that look random and are the same for the same seeds (mulberry32 over a mixed seed): call `n` of a seed is
 * the same call whatever came before it.
 */
export const randomOf = (...seeds) => {
  let state = seeds.reduce(
    (mixed, seed) => Math.imul(mixed ^ (seed + 0x9e3779b9), 0x85ebca6b) >>> 0,
    1,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below) => Math.floor(next() * below);
  const pick = (list) => list[int(list.length)];
  return {
    int,
    pick,
    chance: (probability) => next() < probability,
    /** Some of a list, in its order. */
    some: (list, probability) => list.filter(() => next() < probability),
    hex: (length) => Array.from({ length }, () => pick('0123456789abcdef')).join(''),
  };
};
