interface Guardado<T> {
  valor: T;
  ate: number;
}

/** LRU cache with a lifetime for each value: up to `maximo`, the least recently used gives way. */
export class Memoria<T> {
  private readonly guardados = new Map<string, Guardado<T>>();

  constructor(private readonly maximo: number) {}

  ler(chave: string, agora: number): T | undefined {
    const achado = this.guardados.get(chave);
    if (!achado) return undefined;
    this.guardados.delete(chave);
    if (achado.ate <= agora) return undefined;
    this.guardados.set(chave, achado);
    return achado.valor;
  }

  guardar(chave: string, valor: T, ate: number): void {
    this.guardados.delete(chave);
    this.guardados.set(chave, { valor, ate });
    const [primeira] = this.guardados.keys();
    if (this.guardados.size > this.maximo && primeira !== undefined)
      this.guardados.delete(primeira);
  }
}
