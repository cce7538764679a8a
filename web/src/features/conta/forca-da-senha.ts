export type Forca = 'fraca' | 'média' | 'forte';

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
/** Beginnings of what people try first. */
const OBVIAS = /senha|password|qwert|asdf|12345|abcde|jesus|deus|radio/i;

/**
 * A hint, never a rule: length counts most, then variety. What is repeated or among the first guesses is weak
 * however long it is.
 */
export const forcaDaSenha = (senha: string): Forca => {
  const letras = Array.from(senha);
  const distintas = new Set(letras).size;
  const tipos = CLASSES.filter((classe) => classe.test(senha)).length;
  const obvia = OBVIAS.test(senha) && letras.length < 16;
  if (letras.length < 8 || distintas < 5 || obvia) return 'fraca';
  if (letras.length >= 16 || (letras.length >= 12 && tipos >= 3)) return 'forte';
  return letras.length >= 12 || tipos >= 3 ? 'média' : 'fraca';
};
