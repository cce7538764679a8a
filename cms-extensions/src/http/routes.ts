import type { NomeDeChamada } from '@portal/contracts/chamadas/todas';
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';
import type { policies } from './policies';
import { checkMediaType, validateBody, type BodySchema } from './validate-body';

type Method = 'GET' | 'POST' | 'DELETE';

/** Names of the policies in `policies.ts`. */
export type PolicyName = keyof typeof policies;

interface RouteOptions {
  policy: PolicyName;
  /** Schema of the body, the form's own. */
  body?: BodySchema | undefined;
  /** What comes before the body is judged; by its name, what the plugin registers under `middlewares`. */
  before?: readonly (Middleware | string)[];
  /** What goes along when the body is refused. */
  refusedWith?: Record<string, unknown>;
}

/** What routes were made with: to the router these are names and functions. */
const made = new WeakMap<Core.RouteInput, Pick<RouteOptions, 'policy' | 'body'>>();

/** Who may ask for a route of the portal's own, and the schema of its body; null for another's. */
export const madeWith = (input: Core.RouteInput): Pick<RouteOptions, 'policy' | 'body'> | null =>
  made.get(input) ?? null;

/** An address other programs are told of, below /api or at the root (contrato 11): of any other no route can be made. */
type Told<M extends Method, P extends string> = `${M} /api${P}` extends NomeDeChamada
  ? P
  : `${M} ${P}` extends NomeDeChamada
    ? P
    : never;

const make = (
  method: Method,
  path: string,
  handler: string,
  { policy, body, before = [], refusedWith }: RouteOptions,
): Core.RouteInput => {
  const input: Core.RouteInput = {
    method,
    path,
    handler,
    config: {
      auth: false,
      policies: [`plugin::portal.${policy}`],
      middlewares: [
        ...before,
        ...(method === 'GET' ? [] : [checkMediaType]),
        ...(body ? [validateBody(body, refusedWith)] : []),
      ],
    },
  };
  made.set(input, { policy, body });
  return input;
};

/** A route of the plugin: Strapi's own authentication stays out, a named policy always decides. */
export const route: <M extends Method, P extends string>(
  method: M,
  path: P & Told<M, P>,
  handler: string,
  options: RouteOptions,
) => Core.RouteInput = make;

type Shorthand = <M extends Method, P extends string>(
  method: M,
  path: P & Told<M, P>,
  handler: string,
  body?: BodySchema,
) => Core.RouteInput;

const routeFor =
  (policy: PolicyName): Shorthand =>
  (method, path, handler, body) =>
    make(method, path, handler, { policy, body });

/** A route anybody may ask for. */
export const publicRoute = routeFor('todos');

/** A route for whoever is logged in. */
export const userRoute = routeFor('autenticado');

/** A route for whoever is logged in, about their own account. */
export const ownRoute = routeFor('dono');

/** A route for administrators of the portal. */
export const administratorRoute = routeFor('administrador');
