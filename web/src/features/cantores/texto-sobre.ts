/** Characters that fit the folded four lines of a phone. */
const CABE = 160;
const LINHAS = 4;

/** Whether a text is long enough to start folded, with 'Ler mais'. */
export const precisaLerMais = (texto: string): boolean =>
  texto.length > CABE || texto.split('\n').length > LINHAS;
