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

/** What is used of a layer of the router. */
interface Layer {
  methods: string[];
  path: unknown;
  match: (path: string) => boolean;
}

type NamedLayer = Layer & { path: string };

/** Patterns of the plugin's own routes under /api. */
const apiRoutesOf = (strapi: Core.Strapi): Set<string> => {
  const { routes } = strapi.plugin('portal');
  const routers = Array.isArray(routes) ? [] : Object.values(routes);
  return new Set(
    routers
      .filter(({ type }) => type === 'content-api')
      .flatMap(({ routes: list }) => list.map(({ path }) => `/api${path}`)),
  );
};

/** First segments under which Strapi keeps its panel and the admin API of its plugins. */
const segmentsOfStrapi = (strapi: Core.Strapi): Set<string> =>
  new Set(
    // `painel`: the portal's own calls for the panel, behind Strapi's login too.
    ['admin', 'painel', ...Object.keys(strapi.plugins)].filter((name) => name !== 'portal'),
  );

/**
 * Tells known addresses from unknown ones before anything of a request is read (security, "nothing parsed before the
 * route is known"). Under /api only the portal's own routes count: a stock route of Strapi there is nobody's.
 */
export const knownRoutes = (
  strapi: Core.Strapi,
): ((method: string, path: string) => KnownRoute | null) => {
  const api = apiRoutesOf(strapi);
  const segments = segmentsOfStrapi(strapi);
  return (method, path) => {
    // Strapi hands out the router's own layers, whose package brings no types here.
    const layers = (strapi.server.listRoutes() as unknown as Layer[])
      .filter(
        (layer): layer is NamedLayer => layer.methods.length > 0 && typeof layer.path === 'string',
      )
      .filter(({ path: pattern }) => !CLOSED.has(pattern))
      .filter(({ path: pattern }) => api.has(pattern) || !pattern.startsWith('/api'))
      .filter((layer) => layer.match(path));
    const [first] = layers;
    if (!first) return null;
    const allow = [...new Set(layers.flatMap((layer) => layer.methods))];
    const owner = segments.has(first.path.split('/')[1] ?? '') ? 'strapi' : 'portal';
    return { owner, allow, allowed: allow.includes(method) };
  };
};
