import * as z from 'zod/mini';

/** Name of everybody who has not logged in (specification 6). Nobody can register it. */
export const CONVIDADO = 'convidado';
export const PERMISSAO_PADRAO = 1;
/** From this level on, a user is an administrator (specification 9). */
export const PERMISSAO_ADMINISTRADOR = 2;

export const isAdministrador = (user: { permissao: number }): boolean =>
  user.permissao >= PERMISSAO_ADMINISTRADOR;

export const isConvidado = (user: { usuario: string }): boolean => user.usuario === CONVIDADO;

/** Answer of GET /api/verificaLogin (contract 2). `mensagem` is handed out once. */
export const verificaLoginSchema = z.object({
  user: z.object({
    id_usuario: z.nullable(z.int()),
    usuario: z.string(),
    permissao: z.int(),
  }),
  token: z.string(),
  mensagem: z.nullable(
    z.object({ status: z.union([z.literal(0), z.literal(1)]), msg: z.string() }),
  ),
});
export type VerificaLogin = z.infer<typeof verificaLoginSchema>;
export type SessaoUsuario = VerificaLogin['user'];

/** Session cookie (contract 2): no script reads it. */
export const COOKIE_SESSAO = 'portal_sessao';
