import * as z from 'zod/mini';
import type { SessaoUsuario, VerificaLogin } from './sessao';

/** Who a session belongs to, as the login answers it too. */
export const sessaoUsuarioSchema: z.ZodMiniType<SessaoUsuario> = z.object({
  id_usuario: z.nullable(z.int()),
  usuario: z.string(),
  permissao: z.int(),
  falta_segundo_passo: z.optional(z.literal(true)),
});

/** Schema of GET /api/verificaLogin's answer. Apart from its type: every visitor's first paint reads that file, without zod. */
export const verificaLoginSchema: z.ZodMiniType<VerificaLogin> = z.object({
  user: sessaoUsuarioSchema,
  token: z.string(),
  mensagem: z.nullable(
    z.object({ status: z.union([z.literal(0), z.literal(1)]), msg: z.string() }),
  ),
});
