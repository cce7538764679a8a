import * as z from 'zod/mini';
import { regras } from '../texto/regras';
import { idSchema } from './id';
import { MENSAGENS_DO_ANUNCIO } from './mensagens';

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
