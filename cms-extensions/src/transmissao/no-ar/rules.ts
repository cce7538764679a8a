/** Failed checks in a row before a radio is off the air (contrato 9). */
const FALHAS_ATE_SAIR = 3;
/** Intervals these failures must span, at least (contrato 9). */
const INTERVALOS_ATE_SAIR = 2;

/** What is known of a radio's stream; instants in ms. */
export interface Estado {
  /** Null: nobody knows yet. */
  no_ar: boolean | null;
  desde: number | null;
  /** Checks that failed since the last that did not, and when the first of them was. */
  falhas: number;
  falha_desde: number | null;
}

/** Hysteresis: one answer brings a radio back, only failures that last take it off the air (contrato 9). */
export const depoisDe = (
  antes: Estado,
  temSom: boolean,
  agora: number,
  intervaloMs: number,
): Estado => {
  if (temSom) {
    const desde = antes.no_ar === true ? antes.desde : agora;
    return { no_ar: true, desde: desde && Math.min(desde, agora), falhas: 0, falha_desde: null };
  }
  // A time ahead was written by a clock that was wrong since: it counts from now.
  const [falhas, falha_desde] = [antes.falhas + 1, Math.min(antes.falha_desde ?? agora, agora)];
  const saiu =
    antes.no_ar !== false &&
    falhas >= FALHAS_ATE_SAIR &&
    agora - falha_desde >= INTERVALOS_ATE_SAIR * intervaloMs;
  const { no_ar, desde } = saiu ? { no_ar: false, desde: falha_desde } : antes;
  return { no_ar, desde, falhas, falha_desde };
};

/** Where in the interval a radio's checks lie, from 0 to below 1: always the same for the same radio. */
export const faseDe = (radio: string): number => {
  let resumo = 2_166_136_261; // FNV-1a, then Murmur3's finish: alike names end far from each other
  for (let i = 0; i < radio.length; i += 1)
    resumo = Math.imul(resumo ^ radio.charCodeAt(i), 16_777_619);
  resumo = Math.imul(resumo ^ (resumo >>> 16), 0x85eb_ca6b);
  resumo = Math.imul(resumo ^ (resumo >>> 13), 0xc2b2_ae35);
  return ((resumo ^ (resumo >>> 16)) >>> 0) / 2 ** 32;
};

/**
 * When a radio checked at `agora` is checked again: the first time later by its phase, which spreads over the interval
 * what began at one moment; then an interval after.
 */
export const proximaDepoisDe = (
  radio: string,
  agora: number,
  intervaloMs: number,
  primeira: boolean,
): number => Math.ceil(agora + intervaloMs * (primeira ? 1 + faseDe(radio) : 1));

export interface Tocada {
  titulo: string;
  /** ISO 8601. */
  quando: string;
}

/** The last titles with this one on top, unless it is there already. */
export const comTitulo = (
  tocou: readonly Tocada[],
  titulo: string,
  quando: string,
  maximo: number,
): Tocada[] =>
  tocou[0]?.titulo === titulo ? [...tocou] : [{ titulo, quando }, ...tocou].slice(0, maximo);
