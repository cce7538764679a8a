import type { Core } from '@strapi/strapi';

/** Whose an address is: the portal's own, Strapi's own (its panel and admin API), or nobody's. */
export type RouteOwner = 'portal' | 'strapi';

export interface KnownRoute {
  owner: RouteOwner;
  /** Whether the method is among the address's own; `allow` lists them. */
  allowed: boolean;
  allow: string[];
}

/** What Strapi answers at the root that the portal does not want answered: its welcome, its static files, its stock uploads. */
const CLOSED = new Set(['/', '/((?!uploads/).+)', '/uploads/(.*)', '/_health']);

interface RouteLike {
  method: string;
  path: string;
}

const routesOf = (strapi: Core.Strapi): RouteLike[] => {
  const { routes } = strapi.plugin('portal');
  const routers = Array.isArray(routes) ? [{ type: '', routes }] : Object.values(routes);
  return routers.flatMap(({ type, routes: list }) =>
    list.map(({ method, path }) => ({
      method,
      path: type === 'content-api' ? `/api${path}` : path,
    })),
  );
};

/**
 * Tells known addresses from unknown ones before anything of a request is read (security, "nothing parsed before the
 * route is known"). Under /api only the portal's own routes count: a stock route of Strapi there is nobody's.
 */
export const knownRoutes = (
  strapi: Core.Strapi,
): ((method: string, path: string) => KnownRoute | null) => {
  const own = new Set(routesOf(strapi).map(({ path }) => path));
  return (method, path) => {
    const layers = strapi.server
      .listRoutes()
      .filter((layer) => layer.methods.length > 0 && typeof layer.path === 'string')
      .filter(({ path: pattern }) => !CLOSED.has(pattern))
      .filter(({ path: pattern }) => own.has(pattern) || !pattern.startsWith('/api'))
      .filter((layer) => layer.match(path));
    const [first] = layers;
    if (!first) return null;
    const allow = [...new Set(layers.flatMap((layer) => layer.methods))];
    const owner = layers.some(({ path: pattern }) => own.has(pattern)) ? 'portal' : 'strapi';
    return { owner, allow, allowed: allow.includes(method) };
  };
};
