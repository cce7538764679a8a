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
  /** The edit was a deletion, of what is before the caret or (the key Delete) after it. */
  apagou?: 'antes' | 'depois' | undefined;
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

/** What this edit put into the field; all of it where the browser wrote the field anew and left the caret anywhere. */
const entrou = ({ texto, caret, antes }: Edicao): string => {
  const depois = texto.slice(caret);
  if (!antes.endsWith(depois)) return texto;
  const limite = Math.min(caret, antes.length - depois.length);
  let comum = 0;
  while (comum < limite && texto[comum] === antes[comum]) comum += 1;
  return texto.slice(comum, caret);
};

const noFim = (valor: string) => ({ valor, caret: valor.length });

/**
 * What the field shows after an edit, and where the caret goes: it stays by the letter the person works on.
 * Erasing the punctuation erases the letter next to it, in the direction of the key; only a deletion erases.
 * A whole number pasted, dropped or filled in is the number meant, whatever stood there.
 */
export const editar = (edicao: Edicao, mascara: Mascara): { valor: string; caret: number } => {
  const { texto, caret, antes, apagou } = edicao;
  if (!apagou) {
    const inteiro = mascarar(entrou(edicao), mascara);
    if (letrasDe(inteiro, mascara).length >= lugares(mascara.formas[0])) return noFim(inteiro);
    // A country's code that was typed shows at the last digit; whoever corrects in the middle wrote none.
    const limpo = mascara.limpar?.(texto) ?? texto;
    if (caret === texto.length && limpo !== texto) return noFim(mascarar(limpo, mascara));
  }
  const letras = letrasDe(texto, mascara);
  let ateOCaret = letrasDe(texto.slice(0, caret), mascara).length;
  if (apagou && texto !== antes && letras.length === letrasDe(antes, mascara).length) {
    if (apagou === 'antes') ateOCaret = Math.max(0, ateOCaret - 1);
    letras.splice(ateOCaret, 1);
  }
  const valor = vestir(letras, mascara);
  return { valor, caret: caretDepoisDe(ateOCaret, valor, mascara) };
};
