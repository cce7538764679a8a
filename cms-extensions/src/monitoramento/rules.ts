import type { TipoContador } from '@portal/contracts/monitoramento/contador';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import { diasEntre, somarDias, somarMeses } from '@portal/contracts/tempo/datas';

/** Why something was not counted. */
export type Motivo = 'robo' | 'proprio' | 'visitante' | 'repetido';

/** What all monthly accesses are counted under: they have no target of their own. */
export const ALVO_DOS_ACESSOS = 'portal';

/** A visitor seen within this time, in ms, is online (contrato 6). */
export const ONLINE_MS = 2 * 60_000;
/** After so much silence, in ms, a sign of life is a new access (contrato 6). */
export const SILENCIO_MS = 30 * 60_000;

/**
 * A visitor's repeats count once within this time, in ms (contrato 6); a banner scrolled in and out again is one view.
 */
export const JANELA_MS: Readonly<Record<Exclude<TipoContador, 'acesso'>, number>> = {
  musica: 30_000,
  radio: 30_000,
  clique: 30_000,
  visualizacao: 5 * 60_000,
};

/** The month of a business date, `YYYY-MM`: the counters' period. */
export const mesDe = (dia: DataCivil): string => dia.slice(0, 7);

/** The last months up to a day's own, oldest first, `YYYY-MM`. */
export const ultimosMeses = (hoje: DataCivil, quantos: number): string[] =>
  Array.from({ length: quantos }, (_, i) =>
    mesDe(somarMeses(`${mesDe(hoje)}-01`, i + 1 - quantos)),
  );

/** `YYYY-MM` as the indicators write it, `MM-YYYY` (contrato 6). */
export const anomes = (mes: string): string => `${mes.slice(5)}-${mes.slice(0, 4)}`;

/** Clicks by view, to four decimals; null without views. */
export const ctrDe = (cliques: number, visualizacoes: number): number | null =>
  visualizacoes === 0 ? null : Math.round((cliques / visualizacoes) * 10_000) / 10_000;

/** Longest series of days an answer holds: a year's ad, and one day more. */
const MAIS_DIAS = 367;

/** The days an ad was on the air so far, oldest first. */
export const diasNoAr = (
  inicio: DataCivil | null,
  vencimento: DataCivil | null,
  hoje: DataCivil,
): DataCivil[] => {
  const dias: DataCivil[] = [];
  if (inicio === null) return dias;
  for (let dia = inicio; dia <= hoje && dias.length < MAIS_DIAS; dia = somarDias(dia, 1)) {
    if (vencimento !== null && dia >= vencimento) break;
    dias.push(dia);
  }
  return dias;
};

/** Days on the air still to come, today's included; null before an ad began. */
export const diasRestantes = (
  inicio: DataCivil | null,
  vencimento: DataCivil | null,
  hoje: DataCivil,
): number | null => {
  if (inicio === null || vencimento === null) return null;
  const aPartirDe = inicio > hoje ? inicio : hoje;
  return Math.max(0, diasEntre(aPartirDe, vencimento));
};
