import * as z from 'zod/mini';
import { emailSchema } from '../texto/email';

/** The login form, POST /usuario/login (contrato 4). Any password may be tried: only a kept one opens. */
export const loginSchema = z.object({
  email: emailSchema,
  senha: z.string({ error: 'Informe a senha.' }).check(z.minLength(1, 'Informe a senha.')),
});
export type Login = z.infer<typeof loginSchema>;
