/** The queue is full, or waiting in it took too long. */
export class SemaforoCheio extends Error {}

/** Semaphore: so many at a time; whoever comes later waits, first come first served. */
export class Semaforo {
  private readonly esperas = new Set<() => void>();
  private dentro = 0;

  constructor(
    private readonly lugares: number,
    private readonly maisEsperas: number,
  ) {}

  get isVazia(): boolean {
    return this.dentro === 0;
  }

  /** How many work now, and how many wait. */
  get movimento(): { dentro: number; esperam: number } {
    return { dentro: this.dentro, esperam: this.esperas.size };
  }

  /** Runs the work once there is a place. Throws SemaforoCheio when too many wait already, or when `prazo` aborts first. */
  async fazer<T>(trabalho: () => Promise<T>, prazo: AbortSignal): Promise<T> {
    await this.entrar(prazo);
    try {
      return await trabalho();
    } finally {
      this.sair();
    }
  }

  private async entrar(prazo: AbortSignal): Promise<void> {
    if (this.dentro < this.lugares) {
      this.dentro += 1;
      return;
    }
    if (this.esperas.size >= this.maisEsperas) throw new SemaforoCheio('too many wait');
    await new Promise<void>((cumprir, desistir) => {
      const chamar = (): void => {
        prazo.removeEventListener('abort', largar);
        cumprir();
      };
      const largar = (): void => {
        this.esperas.delete(chamar);
        desistir(new SemaforoCheio('waited too long'));
      };
      prazo.addEventListener('abort', largar, { once: true });
      this.esperas.add(chamar);
    });
  }

  /** Hands the place to whoever has waited longest. */
  private sair(): void {
    const [proximo] = this.esperas;
    if (!proximo) {
      this.dentro -= 1;
      return;
    }
    this.esperas.delete(proximo);
    proximo();
  }
}
