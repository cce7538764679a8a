import { DIA_MS, dataPorExtenso } from '@portal/contracts/tempo/datas';
import { horaDoPortal } from '../texto/hora';

const UM_MINUTO_MS = 60_000;
const UMA_HORA_MS = 60 * UM_MINUTO_MS;

/** How long ago something was: `há 2 min`. */
export const haQuanto = (ms: number, agora: number): string => {
  const passou = agora - ms;
  if (passou < UM_MINUTO_MS) return 'agora mesmo';
  if (passou < UMA_HORA_MS) return `há ${Math.floor(passou / UM_MINUTO_MS)} min`;
  if (passou < DIA_MS) return `há ${Math.floor(passou / UMA_HORA_MS)} h`;
  return `em ${horaDoPortal(ms)}`;
};

/** Longest text of a value that a dialog shows. */
const TEXTO_MAXIMO = 160;
const DATA_ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const DIA_ISO = /^\d{4}-\d\d-\d\d$/;

const textoEmLinha = (texto: string): string => {
  if (DIA_ISO.test(texto)) return dataPorExtenso(texto);
  return DATA_ISO.test(texto) ? horaDoPortal(Date.parse(texto)) : texto;
};

const cortar = (texto: string): string =>
  texto.length <= TEXTO_MAXIMO ? texto : `${texto.slice(0, TEXTO_MAXIMO)}…`;

/** A value of an entry in one line, for people; none where it is empty. */
export const emLinha = (valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return '';
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não';
  if (valor instanceof Date) return horaDoPortal(valor.getTime());
  if (typeof valor === 'string') return textoEmLinha(valor);
  if (typeof valor === 'number') return valor.toLocaleString('pt-BR');
  if (Array.isArray(valor)) return valor.map(emLinha).join('; ');
  if (typeof valor !== 'object') return '';
  return Object.values(valor)
    .map(emLinha)
    .filter((parte) => parte !== '')
    .join(', ');
};

/** The same, never too long for a dialog. */
export const emPalavras = (valor: unknown): string => {
  const texto = emLinha(valor);
  return texto === '' ? 'vazio' : cortar(texto);
};
