import * as z from 'zod/mini';
import { nada, preenchido, regras } from './regras';

/** Longest e-mail, in characters (contrato 4). */
const EMAIL_MAXIMO = 254;
const EMAIL_INVALIDO = 'Informe um e-mail válido.';

/** An e-mail, stored in lower case (contrato 4). */
export const emailSchema = z
  .string({ error: 'Informe o e-mail.' })
  .check(
    z.trim(),
    regras(
      preenchido('Informe o e-mail.'),
      [(email) => email.length <= EMAIL_MAXIMO, EMAIL_INVALIDO],
      [(email) => z.regexes.email.test(email), EMAIL_INVALIDO],
    ),
    z.toLowerCase(),
  );

/** An e-mail, or nothing. */
export const emailLivreSchema = z.union([nada, emailSchema], { error: EMAIL_INVALIDO });
