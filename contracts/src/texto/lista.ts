/** The items of a text that separates them with commas. */
export const listaDe = (texto: string | null): string[] =>
  (texto ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
