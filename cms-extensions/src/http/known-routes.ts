import type { Core } from '@strapi/strapi';
import { rotasAbertas } from './rotas-do-strapi';

/** Whose an address is: the portal's own, Strapi's own (its panel and admin API), or nobody's. */
export type RouteOwner = 'portal' | 'strapi';

export interface KnownRoute {
  /** Pattern of the address. */
  route: string;
  owner: RouteOwner;
  /** Whether the method is among the address's own; `allow` lists them. */
  allowed: boolean;
  allow: string[];
}

/**
 * Closed, though Strapi registers them before all others: its welcome page, static files, stock uploads, health check.
 */
const CLOSED = new Set(['/', '/((?!uploads/).+)', '/uploads/(.*)', '/_health']);

/** The panel's pages: whatever below /admin nothing else answers. */
const PAGES = '/admin/:path*';

/** Pages of Strapi's below it that sell something or ask for an address: no screen of the portal's leads there. */
const SALES = /^\/admin\/(settings\/purchase-[^/]*|usecase)\/?$/i;

/** What is used of a layer of the router. */
interface Layer {
  methods: string[];
  path: unknown;
  match: (path: string) => boolean;
}

type NamedLayer = Layer & { path: string };

/** `METHOD /pattern` of the portal's own routes. */
const ownRoutes = (strapi: Core.Strapi): string[] => {
  const { routes } = strapi.plugin('portal');
  const routers = Array.isArray(routes) ? [] : Object.values(routes);
  return routers.flatMap(({ type, prefix = '', routes: list }) =>
    list.map(
      ({ method, path }) => `${method} ${type === 'content-api' ? '/api' : ''}${prefix}${path}`,
    ),
  );
};

/** First segments under which Strapi keeps its panel and the admin API of its plugins. */
const segmentsOfStrapi = (strapi: Core.Strapi): Set<string> =>
  new Set(
    // `painel`: the portal's own calls for the panel, behind Strapi's login too.
    ['admin', 'painel', ...Object.keys(strapi.plugins)].filter((name) => name !== 'portal'),
  );

/**
 * Allow list of addresses, asked before anything of a request is parsed (docs/seguranca.md): the portal's own routes
 * and those of Strapi that the panel needs. Whatever else Strapi registers, under /api or anywhere, is answered as
 * unknown.
 */
export const knownRoutes = (
  strapi: Core.Strapi,
): ((method: string, path: string) => KnownRoute | null) => {
  const open = new Set([...ownRoutes(strapi), ...rotasAbertas]);
  const segments = segmentsOfStrapi(strapi);
  const isOpen = (method: string, { path }: NamedLayer): boolean =>
    open.has(`${method === 'HEAD' ? 'GET' : method} ${path}`);
  return (method, path) => {
    if (SALES.test(path)) return null;
    // Strapi hands out the router's own layers, whose package brings no types here.
    const layers = (strapi.server.listRoutes() as unknown as Layer[])
      .filter(
        (layer): layer is NamedLayer => layer.methods.length > 0 && typeof layer.path === 'string',
      )
      .filter(({ path: pattern }) => !CLOSED.has(pattern))
      .filter((layer) => layer.match(path));
    const allow = layers.flatMap((layer) => layer.methods.filter((one) => isOpen(one, layer)));
    // The layer that would answer: the panel's catch-all pages open nothing that is closed.
    const answering = layers.filter((layer) => layer.methods.includes(method));
    const first = answering.find((layer) => layer.path !== PAGES) ?? answering[0];
    const [known] = layers.filter((layer) => layer.methods.some((one) => isOpen(one, layer)));
    if (!known || (first && !isOpen(method, first))) return null;
    const owner = segments.has(known.path.split('/')[1] ?? '') ? 'strapi' : 'portal';
    return {
      route: (first ?? known).path,
      owner,
      allow: [...new Set(allow)],
      allowed: first !== undefined,
    };
  };
};
