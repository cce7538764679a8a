import * as z from 'zod/mini';
import { emailSchema } from '../texto/email';
import { codigoAcessoOpcional } from './segundo-passo';

/** The login form, POST /usuario/login (contrato 4), with the code of the second step where there is one (contrato 10). Any
 * password may be tried: only a kept one opens. */
export const loginSchema = z.object({
  email: emailSchema,
  senha: z.string({ error: 'Informe a senha.' }).check(z.minLength(1, 'Informe a senha.')),
  codigo_acesso: codigoAcessoOpcional,
});
export type Login = z.infer<typeof loginSchema>;
