import type { Core } from '@strapi/strapi';

type Method = 'GET' | 'POST' | 'DELETE';

/** Names of the policies in `policies.ts`. */
export type PolicyName = 'todos';

/** A route of the plugin: Strapi's own authentication stays out, a named policy always decides (style 5). */
const route = (
  method: Method,
  path: string,
  handler: string,
  policy: PolicyName,
): Core.RouteInput => ({
  method,
  path,
  handler,
  config: { auth: false, policies: [`plugin::portal.${policy}`] },
});

/** A route anybody may ask for. */
export const publicRoute = (method: Method, path: string, handler: string): Core.RouteInput =>
  route(method, path, handler, 'todos');
