/** The "Calçadão" palette: warm paper, urucum red, ipê yellow, jabuticaba ink. */
export const CORES = {
  papel: '#FFF8EE',
  creme: '#FFE9CF',
  tinta: '#2A1420',
  jabuticaba: '#2B0F1F',
  urucum: '#A8350E',
  barro: '#7A2408',
  telha: '#D9592A',
  ipe: '#F9B81E',
  mel: '#FFD978',
  mata: '#0B6B4B',
  folha: '#5B9F5A',
  mar: '#0F5690',
  ceu: '#8FC4F7',
  roxo: '#6B2FA0',
  lilas: '#CFA6F2',
  rosa: '#E8799A',
} as const;

export type Cor = (typeof CORES)[keyof typeof CORES];

/** Colours that live well together: ground, figure, glow and the text on the ground (contrast 4.5 or more). */
export interface Combinacao {
  fundo: Cor;
  figura: Cor;
  brilho: Cor;
  texto: Cor;
}

export const COMBINACOES: readonly Combinacao[] = [
  { fundo: CORES.urucum, figura: CORES.telha, brilho: CORES.ipe, texto: CORES.papel },
  { fundo: CORES.jabuticaba, figura: CORES.urucum, brilho: CORES.ipe, texto: CORES.papel },
  { fundo: CORES.mata, figura: CORES.folha, brilho: CORES.mel, texto: CORES.papel },
  { fundo: CORES.mar, figura: CORES.ceu, brilho: CORES.mel, texto: CORES.papel },
  { fundo: CORES.roxo, figura: CORES.lilas, brilho: CORES.ipe, texto: CORES.papel },
  { fundo: CORES.barro, figura: CORES.telha, brilho: CORES.creme, texto: CORES.papel },
  { fundo: CORES.ipe, figura: CORES.telha, brilho: CORES.papel, texto: CORES.tinta },
  { fundo: CORES.creme, figura: CORES.telha, brilho: CORES.urucum, texto: CORES.tinta },
];
