import { somarDias, type DataCivil } from './datas';

/** Easter Sunday of a year, by the anonymous Gregorian computus. */
const pascoa = (ano: number): DataCivil => {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const mes = Math.floor((h + l - 7 * m + 90) / 25);
  const dia = (h + l - 7 * m + 33 * mes + 19) % 32;
  return `${ano}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
};

/** National holidays that fall on the same day every year, `MM-DD`. */
const FIXOS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
/** Days from Easter on which banks are closed: Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const MOVEIS = [-48, -47, -2, 60];

const isFeriado = (data: DataCivil): boolean =>
  FIXOS.includes(data.slice(5)) ||
  MOVEIS.some((dias) => somarDias(pascoa(Number(data.slice(0, 4))), dias) === data);

const isFimDeSemana = (data: DataCivil): boolean => {
  const dia = new Date(`${data}T12:00:00Z`).getUTCDay();
  return dia === 0 || dia === 6;
};

/** Whether banks work on that date: not a weekend, not a national holiday. */
export const isDiaUtil = (data: DataCivil): boolean => !isFimDeSemana(data) && !isFeriado(data);

/**
 * The date so many business days after another: a proof's release date is 5 after it (especificação 1, contrato 5).
 * Throws RangeError on a malformed date.
 */
export const somarDiasUteis = (data: DataCivil, dias: number): DataCivil => {
  let atual = data;
  for (let restam = dias; restam > 0;) {
    atual = somarDias(atual, 1);
    if (isDiaUtil(atual)) restam -= 1;
  }
  return atual;
};

/** Business days passed from a date to another: the age of what waits for a decision. */
export const diasUteisEntre = (de: DataCivil, ate: DataCivil): number => {
  let total = 0;
  for (let dia = de; dia < ate;) {
    dia = somarDias(dia, 1);
    if (isDiaUtil(dia)) total += 1;
  }
  return total;
};
