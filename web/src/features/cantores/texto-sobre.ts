/** How many characters and lines of 'Sobre' stay when it is folded: on any screen, on the narrowest phones. */
const SEMPRE = { caracteres: 160, linhas: 4 };
const ESTREITO = { caracteres: 70, linhas: 2 };

const cabe = (texto: string, { caracteres, linhas }: typeof SEMPRE): boolean =>
  texto.length <= caracteres && texto.split('\n').length <= linhas;

/** Where a text is long enough to start folded, with 'Ler mais'. */
export const ondeDobra = (texto: string): 'nunca' | 'estreito' | 'sempre' =>
  cabe(texto, ESTREITO) ? 'nunca' : cabe(texto, SEMPRE) ? 'estreito' : 'sempre';
