import { AMOSTRAS_POR_QUADRO, lerQuadros } from './quadros-mp3';

export interface Faixa {
  titulo: string;
  mp3: Buffer;
}

/** A loop of songs as one run of MP3 frames, shared by every listener. Whole frames only, so that it repeats without a click. */
export interface Programa {
  bytes: Buffer;
  limites: number[];
  quadros: number;
  duracaoQuadroMs: number;
  /** What is on at a frame, for players that show it. */
  tituloEm(quadro: number): string;
}

/** Joins songs of one sampling rate into a programme. Throws RangeError without a single frame. */
export const montarPrograma = (faixas: readonly Faixa[]): Programa => {
  const partes: Buffer[] = [];
  const limites: number[] = [0];
  const inicios: { quadro: number; titulo: string }[] = [];
  let amostragem = 0;
  for (const { titulo, mp3 } of faixas) {
    const lidos = lerQuadros(mp3);
    inicios.push({ quadro: limites.length - 1, titulo });
    amostragem = lidos.amostragem || amostragem;
    lidos.limites.slice(0, -1).forEach((inicio, i) => {
      const fim = lidos.limites[i + 1] ?? inicio;
      partes.push(mp3.subarray(inicio, fim));
      limites.push((limites.at(-1) ?? 0) + fim - inicio);
    });
  }
  const quadros = limites.length - 1;
  if (quadros === 0) throw new RangeError('a programme needs at least one MP3 frame');
  return {
    bytes: Buffer.concat(partes),
    limites,
    quadros,
    duracaoQuadroMs: (AMOSTRAS_POR_QUADRO / amostragem) * 1000,
    tituloEm: (quadro) => {
      const noCiclo = quadro % quadros;
      return inicios.findLast((inicio) => inicio.quadro <= noCiclo)?.titulo ?? '';
    },
  };
};

/** The bytes of frames [de, ate), counted without end: the programme repeats. At most one round at a time. */
export const trecho = ({ bytes, limites, quadros }: Programa, de: number, ate: number): Buffer => {
  const inicio = de % quadros;
  const fim = inicio + Math.min(ate - de, quadros);
  const primeira = bytes.subarray(limites[inicio], limites[Math.min(fim, quadros)]);
  if (fim <= quadros) return primeira;
  return Buffer.concat([primeira, bytes.subarray(0, limites[fim - quadros])]);
};
