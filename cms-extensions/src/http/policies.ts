import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Context } from 'koa';
import type { UsuarioDaSessao } from '../sessao/service';
import { Refusal } from './refusal';
import { recusaSemSegundoPasso, usuarioDe, usuarioObrigatorio } from './visitor-session';

/** What a policy sees of a request. */
type Pedido = Pick<Context, 'state'>;

/**
 * Who may pass a route. Every one returns true or throws the contract's 401 or 403: Strapi takes `undefined` for a yes.
 */
export const policies = {
  /** Everybody, logged in or not. */
  todos: (): boolean => true,

  /** Whoever is logged in, for their own account: what the second step is set up with goes on (contrato 10). */
  dono: (ctx: Pedido): boolean => usuarioDe(ctx) !== null || negar(401),

  /** Whoever is logged in. */
  autenticado: (ctx: Pedido): boolean => completo(ctx).id > 0 || negar(401),

  /** Permission level 2 or more (especificação 6). */
  administrador: (ctx: Pedido): boolean => isAdministrador(completo(ctx)) || negar(403),
};

/** Who is asking; throws where the second step that staff ask for is still missing. */
const completo = (ctx: Pedido): UsuarioDaSessao => {
  const usuario = usuarioObrigatorio(ctx);
  if (usuario.faltaSegundoPasso) throw recusaSemSegundoPasso();
  return usuario;
};

const negar = (status: 401 | 403): never => {
  throw new Refusal(status);
};
