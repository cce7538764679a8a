import SearchableMap from 'minisearch/SearchableMap';
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

/**
 * The words of an index in order, with the places of each behind those of the one before: what begins alike lies together
 * and is read in one go. MiniSearch's radix tree finds the words that are one typo away.
 */
export class Vocabulario {
  constructor(
    private readonly palavras: readonly string[],
    /** Where each word's places begin; one more for the end. */
    private readonly inicios: Uint32Array,
    private readonly todos: Uint32Array,
    private readonly arvore: SearchableMap<number>,
  ) {}

  palavra(numero: number): string | undefined {
    return this.palavras[numero];
  }

  numero(palavra: string): number | undefined {
    return this.arvore.get(palavra);
  }

  /** The stretch of words that begin so. */
  comecadas(comeco: string): [de: number, ate: number] {
    return [this.primeira(comeco), this.primeira(`${comeco}\uffff`)];
  }

  /** Words one letter more, less or other away. */
  parecidas(palavra: string): Iterable<string> {
    return this.arvore.fuzzyGet(palavra, 1).keys();
  }

  /** The places of a stretch of words. */
  lugares(de: number, ate: number): Uint32Array {
    return this.todos.subarray(this.inicios[de], this.inicios[ate]);
  }

  /** Binary search: the first word that does not come before this one. */
  private primeira(palavra: string): number {
    let [de, ate] = [0, this.palavras.length];
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
  const arvore = new SearchableMap<number>();
  let total = 0;
  for (const [n, palavra] of palavras.entries()) {
    inicios[n] = total;
    total += lugares.get(palavra)?.length ?? 0;
    arvore.set(palavra, n);
    if (fatias.acabou()) await fatias.respirar();
  }
  inicios[palavras.length] = total;
  const todos = new Uint32Array(total);
  for (const [n, palavra] of palavras.entries()) {
    todos.set(lugares.get(palavra) ?? [], inicios[n]);
    if (fatias.acabou()) await fatias.respirar();
  }
  return new Vocabulario(palavras, inicios, todos, arvore);
};
