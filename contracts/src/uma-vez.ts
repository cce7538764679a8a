/**
 * What is dear to make, made when first asked for and kept. A browser's first format of dates reads its tables of zones:
 * 60 ms of a computer's, a quarter of a second of a cheap phone's, for pages that show no date.
 */
export const umaVez = <T>(fazer: () => T): (() => T) => {
  let feito: { valor: T } | undefined;
  return () => (feito ??= { valor: fazer() }).valor;
};
