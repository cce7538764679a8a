import { dobrar } from '@portal/contracts/texto/dobrar';
import { fatiar } from './fatias';
import { montarVocabulario, type Vocabulario } from './vocabulario';

/** What of an item is searched, and in which order it counts (contrato 9): its name, what it is filed under, what it says. */
export interface Verbete {
  nome: string;
  /** Tags, city, state. */
  marcas: readonly string[];
  texto: readonly string[];
}

/** The parts of an item, as a place says which one it is in. */
const [NOME, MARCAS, TEXTO, PARTES] = [0, 1, 2, 4];

/**
 * How well an item answers by the part a word stands in, the smallest best. Of what it is filed under, whole words come
 * before beginnings: who types PE means the state before Pessoa. Behind them all, a word with a typo.
 */
const INTEIRA = [1, 2, 4];
const COMECO = [1, 3, 4];
const QUASE = [5, 6, 8];
/** From this one on a word was only found with a typo. */
const COM_ERRO = 5;
const PIOR = 8;
const NADA = 255;

/** Words looked at in a search; who types more has said enough. */
const PALAVRAS_MAXIMAS = 8;
/** Where a typo is forgiven: five letters or more (contrato 9). */
const LONGA = /^\p{L}{5,}$/u;
/** No name has longer words, and the tree of words is as deep as they are. */
const LETRAS_MAXIMAS = 40;
/** Marks whose words are remembered while an index is built. */
const MEMORIA = 20_000;

/** Words between the others, and what everything here is called: who is found by all else they typed is meant without them. */
const DISPENSAVEIS = new Set(
  [
    'a o as os ao aos e de da do das dos em no na nos nas para pra com por um uma',
    'web radio radios webradio webradios musica musicas cantor cantora cantores cantoras',
  ].flatMap((linha) => linha.split(' ')),
);

/** Words of a text without case, accents or punctuation. */
export const palavrasDe = (texto: string): string[] =>
  (dobrar(texto).match(/[\p{L}\p{N}]+/gu) ?? []).map((palavra) => palavra.slice(0, LETRAS_MAXIMAS));

/** Memo: many items are filed under the same words. */
const comMemoria = (): ((marca: string) => readonly string[]) => {
  const vistas = new Map<string, readonly string[]>();
  return (marca) => {
    const palavras = vistas.get(marca) ?? palavrasDe(marca);
    if (vistas.size < MEMORIA) vistas.set(marca, palavras);
    return palavras;
  };
};

/** Places of an item's words, each in the part where it counts most. */
const anotar = (
  lugares: Map<string, number[]>,
  n: number,
  { nome, marcas, texto }: Verbete,
  palavrasDaMarca: (marca: string) => readonly string[],
): void => {
  const vistas = new Set<string>();
  for (const [parte, palavras] of [
    [NOME, palavrasDe(nome)],
    [MARCAS, marcas.flatMap(palavrasDaMarca)],
    [TEXTO, texto.flatMap(palavrasDe)],
  ] as const)
    for (const palavra of palavras) {
      if (vistas.has(palavra)) continue;
      vistas.add(palavra);
      const lugar = n * PARTES + parte;
      const ha = lugares.get(palavra);
      if (ha) ha.push(lugar);
      else lugares.set(palavra, [lugar]);
    }
};

/** Items to be found; where they lie says nothing of how often they were played. */
export interface Pesquisaveis<T> {
  itens: readonly T[];
  /** What of the item at a place is searched. */
  verbeteDe: (item: T, lugar: number) => Verbete;
}

/**
 * Inverted index of items. The ranking is the contract's own, which no score of relevance gives: a level for each item, and
 * within a level the order of the plays, which changes by the minute without anything of the index being built again.
 */
export class Indice<T> {
  /** How well each item answers the search under way, and the word that is looked up. */
  private readonly todas: Uint8Array;
  private readonly uma: Uint8Array;

  private constructor(
    readonly itens: readonly T[],
    private readonly vocabulario: Vocabulario,
    /** Places of the items, those that come first where they answer alike. */
    public ordem: Uint32Array,
  ) {
    this.todas = new Uint8Array(itens.length);
    this.uma = new Uint8Array(itens.length);
  }

  /** An index of these items, in their own order until they are told another. Built in slices: everybody else is served meanwhile. */
  static async de<T>({ itens, verbeteDe }: Pesquisaveis<T>): Promise<Indice<T>> {
    const fatias = fatiar();
    const lugares = new Map<string, number[]>();
    const palavrasDaMarca = comMemoria();
    for (const [lugar, item] of itens.entries()) {
      anotar(lugares, lugar, verbeteDe(item, lugar), palavrasDaMarca);
      if (fatias.acabou()) await fatias.respirar();
    }
    const vocabulario = await montarVocabulario(lugares, fatias);
    return new Indice(itens, vocabulario, Uint32Array.from(itens.keys()));
  }

  /** The items that answer every word and are `valido`, best first; ties by `ordem`. Nothing answers a text without words. */
  procurar(texto: string, limite = Infinity, valido: (item: T) => boolean = () => true): T[] {
    return this.marcarBusca(texto) ? this.melhores(limite, valido) : [];
  }

  /**
   * What a list shows of what answers a text, as the items come: with a typo only where nothing is found as it was typed. Of
   * one letter that is most of them, so nothing is made of each.
   */
  escritos(texto: string): T[] {
    if (!this.marcarBusca(texto)) return [];
    const { todas } = this;
    const piores = todas.some((acerto) => acerto < COM_ERRO) ? COM_ERRO : NADA;
    return this.itens.filter((_item, n) => (todas[n] ?? NADA) < piores);
  }

  /** Marks how well each item answers a text, the word it answers worst; false: the text has no words. */
  private marcarBusca(texto: string): boolean {
    const palavras = [...new Set(palavrasDe(texto))];
    this.marcarPalavras(palavras);
    const bastantes = palavras.filter((palavra) => !DISPENSAVEIS.has(palavra));
    const haMenos = bastantes.length > 0 && bastantes.length < palavras.length;
    // What has every word as it was typed is what was meant.
    if (haMenos && !this.todas.some((acerto) => acerto < COM_ERRO)) this.marcarPalavras(bastantes);
    return palavras.length > 0;
  }

  private marcarPalavras(palavras: readonly string[]): void {
    const { todas, uma } = this;
    for (const [vez, palavra] of palavras.slice(0, PALAVRAS_MAXIMAS).entries()) {
      this.marcarTodos(vez === 0 ? todas : uma, palavra);
      if (vez === 0) continue;
      // An item answers as well as the word it answers worst, and not at all without one.
      for (let n = 0; n < todas.length; n += 1)
        if ((uma[n] ?? NADA) > (todas[n] ?? NADA)) todas[n] = uma[n] ?? NADA;
    }
  }

  private marcarTodos(acertos: Uint8Array, palavra: string): void {
    acertos.fill(NADA);
    const [de, ate] = this.vocabulario.comecadas(palavra);
    const inteira = this.vocabulario.palavra(de) === palavra ? de + 1 : de;
    this.marcar(acertos, [de, inteira], INTEIRA);
    this.marcar(acertos, [inteira, ate], COMECO);
    if (!LONGA.test(palavra)) return;
    for (const trecho of this.vocabulario.quaseComecadas(palavra))
      this.marcar(acertos, trecho, QUASE);
  }

  /** Marks the items these words stand in. */
  private marcar(
    acertos: Uint8Array,
    trecho: readonly [number, number],
    niveis: readonly number[],
  ): void {
    for (const lugar of this.vocabulario.lugares(trecho)) {
      const n = (lugar / PARTES) >>> 0;
      const acerto = niveis[lugar % PARTES] ?? NADA;
      if (acerto < (acertos[n] ?? NADA)) acertos[n] = acerto;
    }
  }

  /** One pass in the order of the plays, for as long as something better may come. */
  private melhores(limite: number, valido: (item: T) => boolean): T[] {
    const porAcerto = Array.from({ length: PIOR + 1 }, (): T[] => []);
    const [, perfeitos = []] = porAcerto;
    const { todas, ordem, itens } = this;
    for (const lugar of ordem) {
      const acerto = todas[lugar] ?? NADA;
      if (acerto > PIOR) continue;
      const iguais = porAcerto[acerto] ?? [];
      // The place is one of the items'.
      const item = itens[lugar] as T;
      if (iguais.length < limite && valido(item)) iguais.push(item);
      if (perfeitos.length >= limite) break;
    }
    return porAcerto.flat().slice(0, limite);
  }
}
