import { umaVez } from '../uma-vez';

/**
 * A business date, `YYYY-MM-DD`, in America/Sao_Paulo (contrato 1). Never a `Date`: it has no time of day and no zone.
 */
export type DataCivil = string;

export const FUSO = 'America/Sao_Paulo';

const partesEmSaoPaulo = umaVez(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: FUSO,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** The business date of an instant, whatever the zone of the machine (contrato 1). */
export const dataCivil = (instante: Date): DataCivil => partesEmSaoPaulo().format(instante);

const partes = (data: DataCivil): [ano: number, mes: number, dia: number] => {
  const achado = /^(\d{4})-(\d{2})-(\d{2})$/.exec(data);
  if (!achado) throw new RangeError(`not a civil date: ${data}`);
  return [Number(achado[1]), Number(achado[2]), Number(achado[3])];
};

const doisDigitos = (n: number): string => String(n).padStart(2, '0');
const emTexto = (ano: number, mes: number, dia: number): DataCivil =>
  `${String(ano).padStart(4, '0')}-${doisDigitos(mes)}-${doisDigitos(dia)}`;

/**
 * Adds months to a date, clamped to the month's end: 31/01 + 1 month = 28/02 or 29/02 (contrato 5). Throws RangeError
 * on a malformed date.
 */
export const somarMeses = (data: DataCivil, meses: number): DataCivil => {
  const [ano, mes, dia] = partes(data);
  const indice = ano * 12 + (mes - 1) + meses;
  const anoFinal = Math.floor(indice / 12);
  const mesFinal = (indice % 12) + 1;
  const ultimoDia = new Date(Date.UTC(anoFinal, mesFinal, 0)).getUTCDate();
  return emTexto(anoFinal, mesFinal, Math.min(dia, ultimoDia));
};

/** Adds days to a date. Throws RangeError on a malformed date. */
export const somarDias = (data: DataCivil, dias: number): DataCivil => {
  const [ano, mes, dia] = partes(data);
  return new Date(Date.UTC(ano, mes - 1, dia + dias)).toISOString().slice(0, 10);
};

/** A day, in milliseconds. */
export const DIA_MS = 86_400_000;
const meiaNoite = (data: DataCivil): number => {
  const [ano, mes, dia] = partes(data);
  return Date.UTC(ano, mes - 1, dia);
};

/** Days from a date to another; negative when the other came before. Throws RangeError on a malformed date. */
export const diasEntre = (de: DataCivil, ate: DataCivil): number =>
  (meiaNoite(ate) - meiaNoite(de)) / DIA_MS;

/** A business date as people read it, `dd/mm/aaaa` (contrato 1). Throws RangeError on a malformed date. */
export const dataPorExtenso = (data: DataCivil): string => {
  const [ano, mes, dia] = partes(data);
  return `${doisDigitos(dia)}/${doisDigitos(mes)}/${ano}`;
};

/** An ISO instant as the business date people read, `dd/mm/aaaa`: a song's `created_at` (especificação 2.4). */
export const diaDoInstante = (iso: string): string => dataPorExtenso(dataCivil(new Date(iso)));
