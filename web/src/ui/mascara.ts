export interface Mascara {
  /** From the shortest to the longest; `_` stands for one character. */
  formas: readonly [string, ...string[]];
  /** What may stand in a place. */
  lugar: RegExp;
  /** Prepares what is pasted or filled in by the browser. */
  limpar?: (texto: string) => string;
}

/** An edit as the browser has already made it: the text, where the caret stands, and what was there before. */
export interface Edicao {
  texto: string;
  caret: number;
  antes: string;
  /** The key was Delete, which takes what is after the caret. */
  paraFrente?: boolean;
}

const lugares = (forma: string): number => forma.split('_').length - 1;

const letrasDe = (texto: string, { lugar }: Mascara): string[] =>
  Array.from(texto).filter((letra) => lugar.test(letra));

/** The letters in the shortest form in which they have room, or in the longest, as far as both go. */
const vestir = (letras: readonly string[], { formas }: Mascara): string => {
  const forma = formas.find((cabe) => lugares(cabe) >= letras.length) ?? formas.at(-1) ?? '';
  const restam = [...letras];
  let texto = '';
  for (const lugar of forma) {
    if (restam.length === 0) break;
    texto += lugar === '_' ? (restam.shift() ?? '') : lugar;
  }
  return texto;
};

/** A text as the masked field shows it. */
export const mascarar = (texto: string, mascara: Mascara): string =>
  vestir(letrasDe(mascara.limpar?.(texto) ?? texto, mascara), mascara);

/** Where the caret stands after so many letters. */
const caretDepoisDe = (quantas: number, texto: string, mascara: Mascara): number => {
  let faltam = quantas;
  let posicao = 0;
  while (faltam > 0 && posicao < texto.length) {
    if (mascara.lugar.test(texto.charAt(posicao))) faltam -= 1;
    posicao += 1;
  }
  return posicao;
};

/**
 * What the field shows after an edit, and where the caret goes: it stays by the letter the person works on.
 * Erasing the punctuation erases the letter next to it, in the direction of the key.
 */
export const editar = (edicao: Edicao, mascara: Mascara): { valor: string; caret: number } => {
  const limpo = mascara.limpar?.(edicao.texto) ?? edicao.texto;
  if (limpo !== edicao.texto) {
    const valor = mascarar(limpo, mascara);
    return { valor, caret: valor.length };
  }
  const letras = letrasDe(edicao.texto, mascara);
  let ateOCaret = letrasDe(edicao.texto.slice(0, edicao.caret), mascara).length;
  const soPontuacao =
    edicao.texto.length < edicao.antes.length &&
    letras.length === letrasDe(edicao.antes, mascara).length;
  if (soPontuacao) {
    if (!edicao.paraFrente) ateOCaret = Math.max(0, ateOCaret - 1);
    letras.splice(ateOCaret, 1);
  }
  const valor = vestir(letras, mascara);
  return { valor, caret: caretDepoisDe(ateOCaret, valor, mascara) };
};
