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
