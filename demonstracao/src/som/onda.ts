const TAMANHO = 2048;
const MASCARA = TAMANHO - 1;

/** One cycle of a sound, made of its harmonics' strengths, ready to be read at any pitch. */
export const criarOnda = (harmonicos: readonly number[]): Float32Array => {
  const onda = new Float32Array(TAMANHO);
  harmonicos.forEach((forca, h) => {
    for (let i = 0; i < TAMANHO; i += 1)
      onda[i] = (onda[i] ?? 0) + forca * Math.sin((2 * Math.PI * (h + 1) * i) / TAMANHO);
  });
  const pico = onda.reduce((maior, valor) => Math.max(maior, Math.abs(valor)), 1e-9);
  return onda.map((valor) => valor / pico);
};

/** Value of a wave at a phase counted in cycles. */
export const lerOnda = (onda: Float32Array, fase: number): number =>
  onda[Math.floor(fase * TAMANHO) & MASCARA] ?? 0;

export const SENO = criarOnda([1]);
