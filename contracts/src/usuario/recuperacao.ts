import * as z from 'zod/mini';
import { emailSchema } from '../texto/email';
import { senhaSchema } from './campos';

/** The recovery e-mail form, POST /usuario/recuperacao/mail (contrato 4). */
export const recuperacaoMailSchema = z.object({ email: emailSchema });
export type RecuperacaoMail = z.infer<typeof recuperacaoMailSchema>;

/** What is missing or no text fails the checks an empty one fails: a token nobody has, another password. */
const ouVazio = z.catch(z.string(), '');

/** The new password form, POST /usuario/recuperacao (contrato 4). Every fault of it is told under `senha`. */
export const recuperacaoSchema = z
  .object({
    token_recuperacao: ouVazio,
    senha: senhaSchema,
    senha_confirmation: ouVazio,
  })
  .check(
    z.refine((formulario) => formulario.senha === formulario.senha_confirmation, {
      error: 'As senhas não são iguais.',
      path: ['senha'],
    }),
  );
export type Recuperacao = z.infer<typeof recuperacaoSchema>;

/** Answer of POST /usuario/recuperacao/mail: a dialog's title and text (especificação 8). */
export const mensagemDeRecuperacaoSchema = z.object({
  mensagem: z.object({
    status: z.enum(['sucesso', 'erro']),
    titulo: z.string(),
    texto: z.string(),
  }),
});
export type MensagemDeRecuperacao = z.infer<typeof mensagemDeRecuperacaoSchema>['mensagem'];
