/**
 * Folds a text for comparison: no case, no accents, one space between words, none around.
 * `dobrar('  Rádio  CANAÃ ') === 'radio canaa'`. Searches and unique names use it (especificação 5).
 */
export const dobrar = (texto: string): string =>
  texto.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

/** First letter in upper case, the rest as typed: how a song's name is shown (especificação 2.4). */
export const capitalizar = (texto: string): string => {
  const [primeira = '', ...resto] = Array.from(texto);
  return primeira.toLocaleUpperCase('pt-BR') + resto.join('');
};
