/** Joins class names, leaving out what is not there. */
export const classes = (...nomes: (string | false | null | undefined)[]): string =>
  nomes.filter(Boolean).join(' ');
