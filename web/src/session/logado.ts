import { isConvidado, type SessaoUsuario } from '@portal/contracts/usuario/sessao';

/** Somebody with an account, logged in to it. */
export type UsuarioLogado = SessaoUsuario & { id_usuario: number };

export const isLogado = (user: SessaoUsuario): user is UsuarioLogado =>
  !isConvidado(user) && user.id_usuario !== null;
