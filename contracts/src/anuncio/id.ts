import * as z from 'zod/mini';
import { regras } from '../texto/regras';
import { MENSAGENS_DO_ANUNCIO } from './mensagens';

/** The largest number that an id's column holds: PostgreSQL refuses one beyond it instead of finding nothing. */
export const MAIOR_ID = 2_147_483_647;

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

/** The account an administrator's new ad belongs to (contrato 5); left empty, it is the administrator's own. */
export const contaDoAnuncio = z.optional(
  z.pipe(
    z
      .string({ error: MENSAGENS_DO_ANUNCIO.contaDesconhecida })
      .check(
        z.trim(),
        regras([
          (valor) => valor === '' || idSchema.safeParse(valor).success,
          MENSAGENS_DO_ANUNCIO.contaDesconhecida,
        ]),
      ),
    z.transform((valor: string) => (valor === '' ? undefined : Number(valor))),
  ),
);
