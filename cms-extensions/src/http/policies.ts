import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Context } from 'koa';
import { usuarioDe, usuarioObrigatorio } from './visitor-session';
import { Refusal } from './refusal';

/** What a policy sees of a request. */
type Pedido = Pick<Context, 'state'>;

/**
 * Who may pass a route. Every one returns true or throws the contract's 401 or 403: Strapi takes `undefined` for a yes.
 */
export const policies = {
  /** Everybody, logged in or not. */
  todos: (): boolean => true,

  /** Whoever is logged in. */
  autenticado: (ctx: Pedido): boolean => usuarioDe(ctx) !== null || negar(401),

  /** Permission level 2 or more (especificação 6). */
  administrador: (ctx: Pedido): boolean => isAdministrador(usuarioObrigatorio(ctx)) || negar(403),
};

const negar = (status: 401 | 403): never => {
  throw new Refusal(status);
};
