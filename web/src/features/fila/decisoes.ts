import type { Decisao } from '../anuncios/mutations';

/** How long a decision may be undone before it is sent, in ms (visual 2.9). */
export const DESFAZER_MS = 6000;

type Enviar = (decisao: Decisao) => Promise<unknown>;

interface Guardada {
  decisao: Decisao;
  relogio: ReturnType<typeof setTimeout>;
}

/**
 * Delayed send with undo: each decision waits a while before it is sent, so that undoing it leaves no trace; once it is
 * sent, the advertiser has a mail and the ad has been seen. A page that goes away sends what waits; should even that
 * fail, the ad still waits in the queue, and nothing is lost.
 */
export class Decisoes {
  private readonly guardadas = new Map<number, Guardada>();
  private readonly ouvintes = new Set<() => void>();
  private enviando: readonly Decisao[] = [];
  private readonly envios = new Set<Promise<void>>();
  private retrato: { esperando: readonly Decisao[]; ids: ReadonlySet<number> } = {
    esperando: [],
    ids: new Set(),
  };

  constructor(
    private readonly enviar: Enviar,
    private readonly esperaMs = DESFAZER_MS,
  ) {}

  readonly assinar = (ouvir: () => void): (() => void) => {
    this.ouvintes.add(ouvir);
    return () => this.ouvintes.delete(ouvir);
  };

  /** Those that can still be undone, the newest last, and the ads nobody should decide about meanwhile. */
  readonly ler = () => this.retrato;

  decidir(decisao: Decisao): void {
    const { id } = decisao.anuncio;
    if (this.retrato.ids.has(id)) return;
    const relogio = setTimeout(() => this.mandar(id, false), this.esperaMs);
    this.guardadas.set(id, { decisao, relogio });
    this.mudar();
  }

  /** Takes a decision back; false when it has already been sent. */
  desfazer(id: number): boolean {
    const guardada = this.guardadas.get(id);
    if (!guardada) return false;
    clearTimeout(guardada.relogio);
    this.guardadas.delete(id);
    this.mudar();
    return true;
  }

  /** Sends everything that waits, now. */
  mandarTudo(saindo: boolean): void {
    for (const id of [...this.guardadas.keys()]) this.mandar(id, saindo);
  }

  /** Sends everything that waits, and is done when all of it is answered, what was on its way before too. */
  async acabar(): Promise<void> {
    this.mandarTudo(false);
    await Promise.all(this.envios);
  }

  private mandar(id: number, saindo: boolean): void {
    const guardada = this.guardadas.get(id);
    if (!guardada) return;
    clearTimeout(guardada.relogio);
    this.guardadas.delete(id);
    const envio = this.mandarUma(guardada.decisao, saindo).then(() => {
      this.envios.delete(envio);
    });
    this.envios.add(envio);
  }

  private async mandarUma(decisao: Decisao, saindo: boolean): Promise<void> {
    this.enviando = [...this.enviando, decisao];
    this.mudar();
    // Who sends it tells what was refused; the ad comes back to the queue by itself.
    await this.enviar({ ...decisao, saindo }).catch(() => undefined);
    this.enviando = this.enviando.filter((outra) => outra !== decisao);
    this.mudar();
  }

  private mudar(): void {
    const esperando = [...this.guardadas.values()].map(({ decisao }) => decisao);
    const todas = [...esperando, ...this.enviando];
    this.retrato = { esperando, ids: new Set(todas.map(({ anuncio }) => anuncio.id)) };
    this.ouvintes.forEach((ouvir) => ouvir());
  }
}
