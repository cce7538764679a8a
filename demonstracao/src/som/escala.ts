export type Modo = 'maior' | 'menor';

const GRAUS: Record<Modo, readonly number[]> = {
  maior: [0, 2, 4, 5, 7, 9, 11],
  menor: [0, 2, 3, 5, 7, 8, 10],
};

/** MIDI number of a degree of a scale, counted from 0 and without end both ways: degree 7 is the tonic an octave up. */
export const alturaDoGrau = (tonica: number, modo: Modo, grau: number): number => {
  const oitava = Math.floor(grau / 7);
  return tonica + 12 * oitava + (GRAUS[modo][grau - 7 * oitava] ?? 0);
};

/** Hertz of a MIDI number; 69 is the A of 440 Hz. */
export const frequencia = (altura: number): number => 440 * 2 ** ((altura - 69) / 12);

/** The three degrees of the chord built on a degree. */
export const acorde = (grau: number): number[] => [grau, grau + 2, grau + 4];

/** The degree of the chord, in any octave, nearest to a degree. */
export const maisProximoDoAcorde = (grau: number, fundamental: number): number => {
  const distancia = (candidato: number) => Math.abs(candidato - grau);
  const candidatos = [-14, -7, 0, 7, 14].flatMap((oitava) => acorde(fundamental + oitava));
  return candidatos.reduce((melhor, atual) =>
    distancia(atual) < distancia(melhor) ? atual : melhor,
  );
};
