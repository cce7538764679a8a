import { dataCivil, somarDias, somarMeses, type DataCivil } from '../tempo/datas';

/** A month in America/Sao_Paulo, `AAAA-MM` (contrato 10). */
export type Mes = string;

/** Whether a text names a month of this century or the next ones. */
export const isMes = (texto: string): boolean => /^2\d{3}-(0[1-9]|1[0-2])$/.test(texto);

/** The month of a date. */
export const mesDe = (data: DataCivil): Mes => data.slice(0, 7);

/** The month so many after another, or before. */
export const somarAoMes = (mes: Mes, meses: number): Mes => mesDe(somarMeses(`${mes}-01`, meses));

/** A month's first and last day. */
export const diasDoMes = (mes: Mes): { primeiro: DataCivil; ultimo: DataCivil } => {
  const primeiro = `${mes}-01`;
  return { primeiro, ultimo: somarDias(somarMeses(primeiro, 1), -1) };
};

const HORA_MS = 3_600_000;

/** The instant a day begins in São Paulo, in ms: the first full hour that is of that day, summer time or not. */
const comecoDoDia = (data: DataCivil): number => {
  const meiaNoiteUtc = Date.parse(`${data}T00:00:00Z`);
  let hora = 0;
  while (dataCivil(new Date(meiaNoiteUtc + hora * HORA_MS)) < data) hora += 1;
  return meiaNoiteUtc + hora * HORA_MS;
};

/** The instants between which a month lies in São Paulo, in ms: from the first on, until before the second. */
export const instantesDoMes = (mes: Mes): { de: number; ate: number } => ({
  de: comecoDoDia(`${mes}-01`),
  ate: comecoDoDia(`${somarAoMes(mes, 1)}-01`),
});
