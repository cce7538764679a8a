import type { Fatias } from './fatias';

/** Letters by which words are first put together: no group is too large to be sorted at once. */
const LETRAS_DO_GRUPO = 3;

/** The words in order, sorted group by group. */
const ordenadas = async (palavras: Iterable<string>, fatias: Fatias): Promise<string[]> => {
  const grupos = new Map<string, string[]>();
  for (const palavra of palavras) {
    const chave = palavra.slice(0, LETRAS_DO_GRUPO);
    const grupo = grupos.get(chave);
    if (grupo) grupo.push(palavra);
    else grupos.set(chave, [palavra]);
    if (fatias.acabou()) await fatias.respirar();
  }
  const todas: string[] = [];
  for (const chave of [...grupos.keys()].sort()) {
    for (const palavra of (grupos.get(chave) ?? []).sort()) todas.push(palavra);
    if (fatias.acabou()) await fatias.respirar();
  }
  return todas;
};

/** A stretch of the words in order, the end not included. */
type Trecho = readonly [de: number, ate: number];

/** The words of an index in order: what begins alike lies together and is read in one go. */
export class Vocabulario {
  constructor(
    private readonly palavras: readonly string[],
    /** Where each word's places begin, behind those of the word before; one more for the end. */
    private readonly inicios: Uint32Array,
    private readonly todos: Uint32Array,
  ) {}

  palavra(numero: number): string | undefined {
    return this.palavras[numero];
  }

  /** The stretch of words that begin so. */
  comecadas(comeco: string, dentro: Trecho = [0, this.palavras.length]): Trecho {
    return [this.primeira(comeco, dentro), this.primeira(`${comeco}\uffff`, dentro)];
  }

  /**
   * The stretches of words whose beginning is this one but for one typo: a letter more, less or other, or two changed round.
   * Of the letters before the typo the words have one stretch, and only those that go on with a letter there is are looked
   * at, so it is a walk down a tree without the tree.
   */
  *quaseComecadas(comeco: string): Generator<Trecho> {
    const ultima = comeco.length - 1;
    for (let i = 0; i < ultima; i += 1) {
      const antes = comeco.slice(0, i);
      const trecho = this.comecadas(antes);
      if (trecho[0] === trecho[1]) return;
      const [letra, seguinte] = [comeco.charAt(i), comeco.charAt(i + 1)];
      const resto = comeco.slice(i + 1);
      if (letra !== seguinte) {
        yield this.comecadas(antes + resto, trecho);
        yield this.comecadas(antes + seguinte + letra + comeco.slice(i + 2), trecho);
      }
      for (const [outra, dela] of this.continuadas(antes, trecho)) {
        if (outra === letra) continue;
        yield this.comecadas(antes + outra + resto, dela);
        yield this.comecadas(antes + outra + letra + resto, dela);
      }
    }
    // The last letter another, or one too many: whatever follows those before it.
    yield this.comecadas(comeco.slice(0, ultima));
  }

  /** The places of a stretch of words. */
  lugares([de, ate]: Trecho): Uint32Array {
    return this.todos.subarray(this.inicios[de], this.inicios[ate]);
  }

  /** Of a stretch of words that begin alike: each letter they go on with, and those that do. */
  private *continuadas(comeco: string, [de, ate]: Trecho): Generator<[letra: string, Trecho]> {
    for (let aqui = de; aqui < ate;) {
      const letra = this.palavras[aqui]?.charAt(comeco.length) ?? '';
      // Only the first of them may be no longer than what they begin with.
      const fim = letra === '' ? aqui + 1 : this.primeira(`${comeco}${letra}\uffff`, [aqui, ate]);
      if (letra !== '') yield [letra, [aqui, fim]];
      aqui = fim;
    }
  }

  /** Binary search in a stretch: the first word that does not come before this one. */
  private primeira(palavra: string, [de, ate]: Trecho): number {
    while (de < ate) {
      const meio = (de + ate) >>> 1;
      if ((this.palavras[meio] ?? '') < palavra) de = meio + 1;
      else ate = meio;
    }
    return de;
  }
}

/** The vocabulary of these words, built in slices. */
export const montarVocabulario = async (
  lugares: ReadonlyMap<string, readonly number[]>,
  fatias: Fatias,
): Promise<Vocabulario> => {
  const palavras = await ordenadas(lugares.keys(), fatias);
  const inicios = new Uint32Array(palavras.length + 1);
  let total = 0;
  for (const [n, palavra] of palavras.entries()) {
    inicios[n] = total;
    total += lugares.get(palavra)?.length ?? 0;
    if (fatias.acabou()) await fatias.respirar();
  }
  inicios[palavras.length] = total;
  const todos = new Uint32Array(total);
  for (const [n, palavra] of palavras.entries()) {
    todos.set(lugares.get(palavra) ?? [], inicios[n]);
    if (fatias.acabou()) await fatias.respirar();
  }
  return new Vocabulario(palavras, inicios, todos);
};
