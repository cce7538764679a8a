const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Controls that turn the direction of what follows them, and others nobody sees: they would reach beyond the name. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const INVISIVEIS = /[\u0000-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** One line of a name or text, without what would reach beyond it. */
export const limpar = (texto: string): string =>
  texto.replace(INVISIVEIS, ' ').replace(/\s+/g, ' ').trim();

/** A text as it stands in HTML, between tags or between quotes. */
export const escapar = (texto: string): string =>
  texto.replace(/[&<>"']/g, (c) => ENTIDADES[c] ?? c);
