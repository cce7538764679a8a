/** A source of chance that always tells the same story for the same seed, so that every demonstration is alike. */
export interface Sorteio {
  /** In [0, 1). */
  numero(): number;
  /** In [menor, maior). */
  entre(menor: number, maior: number): number;
  /** An integer in [menor, maior]. */
  inteiro(menor: number, maior: number): number;
  um<T>(itens: readonly T[]): T;
}

/** FNV-1a of a text, 32 bits: turns a name into a seed. */
export const sementeDe = (texto: string): number => {
  let resumo = 0x811c9dc5;
  for (const letra of texto) resumo = Math.imul(resumo ^ (letra.codePointAt(0) ?? 0), 0x01000193);
  return resumo >>> 0;
};

/** mulberry32. */
export const criarSorteio = (semente: number): Sorteio => {
  let estado = semente >>> 0;
  const numero = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const entre = (menor: number, maior: number): number => menor + numero() * (maior - menor);
  const inteiro = (menor: number, maior: number): number => Math.floor(entre(menor, maior + 1));
  const um = <T>(itens: readonly T[]): T => {
    const item = itens[inteiro(0, itens.length - 1)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  };
  return { numero, entre, inteiro, um };
};
