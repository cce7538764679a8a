import * as z from 'zod/mini';
import { emailSchema } from '../texto/email';
import { codigoAcessoOpcional } from './segundo-passo';

/** The account's present password, asked again before what only its owner may do. Any may be tried: only the kept one opens. */
const senhaDeAgora = z
  .string({ error: 'Informe a sua senha.' })
  .check(z.minLength(1, 'Informe a sua senha.'));

/** What proves that the account's owner is asking: the password, and the code of the second step where there is one. */
const doDono = { senha: senhaDeAgora, codigo_acesso: codigoAcessoOpcional };

/** POST /api/usuario/email (contrato 10). */
export const trocarEmailSchema = z.object({ email: emailSchema, ...doDono });
export type TrocarEmail = z.infer<typeof trocarEmailSchema>;

/** POST /api/usuario/email/confirmar. A missing token is one that nobody has. */
export const confirmarEmailSchema = z.object({ token: z.catch(z.string(), '') });
export type ConfirmarEmail = z.infer<typeof confirmarEmailSchema>;

/** POST /api/usuario/excluir (contrato 10). */
export const excluirContaSchema = z.object(doDono);
export type ExcluirConta = z.infer<typeof excluirContaSchema>;
