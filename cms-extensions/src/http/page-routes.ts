import type { Middleware } from 'koa';
import { nameRoute } from './observed-response';

/** Patterns of the addresses that no router holds: pages, what they are shared by, files. */
const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^\/storage\/banner\/comprovante\b/i, '/storage/banner/comprovante/*'],
  [/^\/storage\//i, '/storage/*'],
  [/^\/usuario\/recuperacao\/[^/]+\/?$/, '/usuario/recuperacao/:token'],
  [/^\/usuario\/email\/(trocar|confirmar)\/[^/]+\/?$/, '/usuario/email/:acao/:token'],
  [/^\/(privacidade|usuario\/(login|novo|perfil|recuperacao|anuncio\/novo))\/?$/, '/:pagina'],
  [/^\/embed\//i, '/embed/:tipo/:slug'],
  [/^\/compartilhar\//, '/compartilhar/:tipo/:slug.jpg'],
  [/^\/(radio|cantor|musica)\//i, '/:tipo/:slug'],
  [/^\/sitemap(-\d+)?\.xml$/, '/sitemap.xml'],
  [/^\/oembed$/, '/oembed'],
  [/^\/robots\.txt$/, '/robots.txt'],
];

/** The pattern of such an address; null for another. */
export const routeOfPage = (path: string): string | null =>
  ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? null;

/** Names the route of what Koa answers without its router; the gate names the others. */
export const namePages: Middleware = (ctx, next) => {
  const route = routeOfPage(ctx.path);
  if (route !== null) nameRoute(ctx.res, route);
  return next();
};
