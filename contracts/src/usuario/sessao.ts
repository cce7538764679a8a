/** Name of everybody who has not logged in (especificação 6). Nobody can register it. */
export const CONVIDADO = 'convidado';
/** The level a new account has. */
export const PERMISSAO_PADRAO = 1;
/** From this level on, a user is an administrator (especificação 9). */
export const PERMISSAO_ADMINISTRADOR = 2;

/** Whether an account decides on ads: its level is the administrator's or above it. */
export const isAdministrador = (user: { permissao: number }): boolean =>
  user.permissao >= PERMISSAO_ADMINISTRADOR;

/** Whether nobody is logged in. A guest's session has a name and no id. */
export const isConvidado = (user: { usuario: string }): boolean => user.usuario === CONVIDADO;

/** Who a session belongs to; a guest has no id. */
export interface SessaoUsuario {
  id_usuario: number | null;
  usuario: string;
  permissao: number;
  /** Present where staff ask for the second step and the account has none: it may only set one up (contrato 10). */
  falta_segundo_passo?: true | undefined;
}

/** Answer of GET /api/verificaLogin (contrato 2). `mensagem` is handed out once. Its schema: `verifica-login`. */
export interface VerificaLogin {
  user: SessaoUsuario;
  token: string;
  mensagem: { status: 0 | 1; msg: string } | null;
}

/** Session cookie (contrato 2): no script reads it. */
export const COOKIE_SESSAO = 'portal_sessao';
