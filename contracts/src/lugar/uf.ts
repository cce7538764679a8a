import * as z from 'zod/mini';
import { isEstado } from './lugar';

/** A state's code in either case, or nothing. */
export const ufLivre = z.string({ error: 'Informe a sigla do estado.' }).check(
  z.trim(),
  z.toUpperCase(),
  z.refine((valor) => valor === '' || isEstado(valor), {
    error: 'Informe a sigla do estado, como PE.',
  }),
);
