import * as z from 'zod/mini';
import { regras } from '../texto/regras';
import { somarDias } from './datas';

const isDataCivil = (valor: string): boolean => {
  if (!/^2\d{3}-(0[1-9]|1[0-2])-\d{2}$/.test(valor)) return false;
  return somarDias(valor, 0) === valor;
};

/** A day, or nothing: an empty field is null. */
export const dataLivre = z.pipe(
  z
    .string({ error: 'Informe uma data válida.' })
    .check(
      z.trim(),
      regras([(valor) => valor === '' || isDataCivil(valor), 'Informe uma data válida.']),
    ),
  z.transform((valor: string) => (valor === '' ? null : valor)),
);

/** A day that must be told. */
export const dataObrigatoria = z
  .string({ error: 'Informe uma data válida.' })
  .check(z.trim(), regras([isDataCivil, 'Informe uma data válida.']));
