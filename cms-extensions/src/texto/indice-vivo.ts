import { Indice, type Achado, type Verbete } from './indice';

/** Longest time somebody who reads waits for a new index, in ms; after it the one before answers. */
const ESPERA_MS = 300;
/** After a build that only plays asked for, this many times its length passes before another: 2 % of the time at most. */
const DESCANSO = 50;

const esperar = (ms: number): Promise<void> =>
  new Promise((seguir) => setTimeout(seguir, ms).unref());

/**
 * The present index of a list, built anew in the background when the list changes; the one before answers meanwhile. Who
 * asks compares what was found with what is public now: an index may be a moment old.
 */
export class IndiceVivo<T> {
  private indice: Indice<T> | null = null;
  private montando: Promise<void> | null = null;
  private proximos: (() => Iterable<T>) | null = null;
  private relogio: NodeJS.Timeout | null = null;
  private livreEm = 0;
  /** Grows with each index: answers of another one are old. */
  versao = 0;

  constructor(private readonly verbeteDe: (item: T) => Verbete) {}

  procurar(texto: string, limite?: number, valido?: (item: T) => boolean): Achado<T>[] {
    return this.indice?.procurar(texto, limite, valido) ?? [];
  }

  escritos(texto: string): T[] {
    return this.indice?.escritos(texto) ?? [];
  }

  /**
   * What the list is now, most played first; asked for when its index is made. `soOrdem`: nothing but the plays changed, which
   * may wait, and nobody waits for it. Otherwise resolves when the new index answers, or when it takes too long to wait for.
   */
  async renovar(itens: () => Iterable<T>, soOrdem: boolean): Promise<void> {
    this.proximos = itens;
    const descanso = soOrdem && this.indice ? this.livreEm - performance.now() : 0;
    if (descanso > 0) {
      this.relogio ??= setTimeout(() => void this.comecar(), descanso).unref();
      return;
    }
    const pronto = this.comecar();
    // The first one has nothing before it to answer.
    if (!this.indice) await pronto;
    else if (!soOrdem) await Promise.race([pronto, esperar(ESPERA_MS)]);
  }

  private comecar(): Promise<void> {
    if (this.relogio) clearTimeout(this.relogio);
    this.relogio = null;
    this.montando ??= this.montar().finally(() => (this.montando = null));
    return this.montando;
  }

  /** The newest list wins; one that came while another was being built follows it. */
  private async montar(): Promise<void> {
    for (let itens = this.proximos; itens; itens = this.proximos) {
      this.proximos = null;
      const desde = performance.now();
      this.indice = await Indice.de(itens(), this.verbeteDe);
      this.versao += 1;
      const agora = performance.now();
      this.livreEm = agora + DESCANSO * (agora - desde);
    }
  }
}
