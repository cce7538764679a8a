import { Indice, type Pesquisaveis } from './indice';

/** Longest time somebody who reads waits for a new index, in ms; after it the one before answers. */
const ESPERA_MS = 300;

const esperar = (ms: number): Promise<void> =>
  new Promise((seguir) => setTimeout(seguir, ms).unref());

/** A list that is searched; `ordem`: its places, most played first. */
export interface Lista<T> extends Pesquisaveis<T> {
  ordem: Uint32Array;
}

/**
 * The present index of a list, built anew in the background when the list changes; the one before answers meanwhile. Who
 * asks compares what was found with what is public now: an index may be a moment old.
 */
export class IndiceVivo<T> {
  private indice: Indice<T> | null = null;
  private lista: Lista<T> | null = null;
  private montando: Promise<void> | null = null;
  /** Grows with each index: answers of another one are old. */
  versao = 0;

  procurar(texto: string, limite?: number, valido?: (item: T) => boolean): T[] {
    return this.indice?.procurar(texto, limite, valido) ?? [];
  }

  /** In the order of the list, not of the plays. */
  escritos(texto: string): T[] {
    return this.indice?.escritos(texto) ?? [];
  }

  /**
   * What the list is now. Of the same items only the order of the plays is new, and nothing is built. Otherwise resolves when
   * the new index answers, or when it takes too long to wait for.
   */
  async renovar(lista: Lista<T>): Promise<void> {
    const soOrdem = this.lista?.itens === lista.itens;
    this.lista = lista;
    if (this.indice?.itens === lista.itens) {
      this.indice.ordem = lista.ordem;
      return;
    }
    this.montando ??= this.montar().finally(() => (this.montando = null));
    // The first one has nothing before it to answer.
    if (!this.indice) await this.montando;
    else if (!soOrdem) await Promise.race([this.montando, esperar(ESPERA_MS)]);
  }

  /** The newest list wins; one that came while another was being built follows it. */
  private async montar(): Promise<void> {
    while (this.lista && this.indice?.itens !== this.lista.itens) {
      const { lista } = this;
      const indice = await Indice.de(lista);
      indice.ordem = (this.lista.itens === lista.itens ? this.lista : lista).ordem;
      this.indice = indice;
      this.versao += 1;
    }
  }
}
