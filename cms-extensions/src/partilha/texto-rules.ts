const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Controls that turn the direction of what follows them, and others nobody sees: they would reach beyond the name. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const INVISIVEIS = /[\u0000-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** One line of a name or text, without what would reach beyond it. */
export const limpar = (texto: string): string =>
  texto.replace(INVISIVEIS, ' ').replace(/\s+/g, ' ').trim();

export const escapar = (texto: string): string =>
  texto.replace(/[&<>"']/g, (c) => ENTIDADES[c] ?? c);

const grafemas = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** A text of at most so many characters, cut between what people see as letters, at a word where there is one. */
export const cortar = (texto: string, maximo: number): string => {
  if (texto.length <= maximo) return texto;
  let inteiro = '';
  for (const { segment } of grafemas.segment(texto)) {
    if (inteiro.length + segment.length > maximo - 1) break;
    inteiro += segment;
  }
  const palavra = texto[inteiro.length] === ' ' ? inteiro.length : inteiro.lastIndexOf(' ');
  const cortado = palavra > maximo / 2 ? inteiro.slice(0, palavra) : inteiro;
  return `${cortado.replace(/[\s,;:.–-]+$/, '')}…`;
};

/** JSON that stands inside an element: no text in it can end that. */
export const jsonNoHtml = (valor: unknown): string =>
  JSON.stringify(valor).replace(/</g, '\\u003c');
