import type { NomeDeTimbre } from './timbres';

/** Who plays what in a style. Strengths are relative; `figura` is how the chord is spread over the bar. */
export interface Arranjo {
  melodia: { timbre: NomeDeTimbre; forca: number; oitava: number; terca?: boolean };
  harmonia: {
    timbre: NomeDeTimbre;
    forca: number;
    figura: 'arpejo' | 'blocos' | 'contratempo' | 'valsa';
  };
  fundo: { timbre: NomeDeTimbre; forca: number } | null;
  baixo: { forca: number; figura: 'longo' | 'pulsado' | 'alternado' };
  ritmo: 'nenhum' | 'leve' | 'pop';
  sala: number;
}

export const ARRANJOS = {
  adoracao: {
    melodia: { timbre: 'flauta', forca: 0.5, oitava: 1 },
    harmonia: { timbre: 'pianoEletrico', forca: 0.34, figura: 'arpejo' },
    fundo: { timbre: 'coro', forca: 0.13 },
    baixo: { forca: 0.34, figura: 'longo' },
    ritmo: 'nenhum',
    sala: 0.3,
  },
  violao: {
    melodia: { timbre: 'flauta', forca: 0.42, oitava: 1 },
    harmonia: { timbre: 'violao', forca: 0.62, figura: 'arpejo' },
    fundo: null,
    baixo: { forca: 0.36, figura: 'alternado' },
    ritmo: 'leve',
    sala: 0.2,
  },
  coral: {
    melodia: { timbre: 'coro', forca: 0.62, oitava: 1, terca: true },
    harmonia: { timbre: 'orgao', forca: 0.12, figura: 'blocos' },
    fundo: { timbre: 'coro', forca: 0.2 },
    baixo: { forca: 0.3, figura: 'longo' },
    ritmo: 'nenhum',
    sala: 0.42,
  },
  pop: {
    melodia: { timbre: 'marimba', forca: 0.6, oitava: 1 },
    harmonia: { timbre: 'pianoEletrico', forca: 0.26, figura: 'contratempo' },
    fundo: { timbre: 'cordas', forca: 0.1 },
    baixo: { forca: 0.42, figura: 'pulsado' },
    ritmo: 'pop',
    sala: 0.18,
  },
  sertanejo: {
    melodia: { timbre: 'acordeao', forca: 0.3, oitava: 1, terca: true },
    harmonia: { timbre: 'violao', forca: 0.6, figura: 'valsa' },
    fundo: null,
    baixo: { forca: 0.4, figura: 'alternado' },
    ritmo: 'leve',
    sala: 0.18,
  },
  sinos: {
    melodia: { timbre: 'sino', forca: 0.36, oitava: 1 },
    harmonia: { timbre: 'harpa', forca: 0.5, figura: 'arpejo' },
    fundo: { timbre: 'cordas', forca: 0.13 },
    baixo: { forca: 0.3, figura: 'longo' },
    ritmo: 'nenhum',
    sala: 0.36,
  },
  hino: {
    melodia: { timbre: 'piano', forca: 0.6, oitava: 1, terca: true },
    harmonia: { timbre: 'piano', forca: 0.3, figura: 'blocos' },
    fundo: { timbre: 'cordas', forca: 0.14 },
    baixo: { forca: 0.34, figura: 'alternado' },
    ritmo: 'nenhum',
    sala: 0.28,
  },
} satisfies Record<string, Arranjo>;

export type Estilo = keyof typeof ARRANJOS;
