import * as z from 'zod/mini';
import { regras } from '../texto/regras';

const MAIOR_ID = 2_147_483_647;

/** An ad's code, as a form sends it. */
export const idSchema = z.pipe(
  z
    .string({ error: 'Informe o anúncio.' })
    .check(
      regras([
        (valor) => /^[1-9]\d{0,9}$/.test(valor) && Number(valor) <= MAIOR_ID,
        'Informe o anúncio.',
      ]),
    ),
  z.transform(Number),
);
