/** The middle of some measures: what a few slow ones do not move. Infinity when there are none. */
export const mediana = (valores: readonly number[]): number =>
  [...valores].sort((a, b) => a - b)[Math.floor(valores.length / 2)] ?? Infinity;
