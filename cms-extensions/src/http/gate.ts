import type { Core } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';
import { READS } from './anti-forgery';
import { drain } from './drain';
import { knownRoutes, type KnownRoute } from './known-routes';
import { formRouteAt, holdBack, type FileRoute } from './multipart';
import { nameRoute } from './observed-response';
import { reachesPanel } from './panel-networks';
import { Refusal } from './refusal';
import { isPage } from './spa/serve-spa';

/**
 * Where Strapi's parser takes files: the media library's own addresses, what is said of them comes the same way, and the panel's
 * spreadsheets.
 */
const TAKES_FILES = /^\/(upload|painel\/importacao)(\/|\?|$)/i;
const SENDS_FILES = new Set(['POST', 'PUT']);

/** Who asks for a page with them is answered before the gate. */
const PAGE_METHODS: readonly string[] = ['GET', 'HEAD'];

const isMultipart = (ctx: Context): boolean => /^\s*multipart\//i.test(ctx.get('Content-Type'));
/** The one kind of multipart that is a form (contrato 1). */
const isForm = (ctx: Context): boolean =>
  /^\s*multipart\/form-data\s*(;|$)/i.test(ctx.get('Content-Type'));

const isEditor = async (strapi: Core.Strapi, ctx: Context): Promise<boolean> => {
  const token = /^Bearer\s+(\S+)$/i.exec(ctx.get('Authorization'))?.[1];
  if (!token) return false;
  const sessions = strapi.sessionManager('admin');
  const checked = sessions.validateAccessToken(token);
  return checked.isValid && (await sessions.isSessionActive(checked.payload.sessionId));
};

/** The status this request is refused with, or null. */
const refusal = async (
  strapi: Core.Strapi,
  ctx: Context,
  known: KnownRoute | null,
  fileRoutes: readonly FileRoute[],
): Promise<number | null> => {
  if (!known) return isPage(ctx.path) && !PAGE_METHODS.includes(ctx.method) ? 405 : 404;
  if (!known.allowed) return 405;
  if (!isMultipart(ctx)) return null;
  if (!isForm(ctx)) return 415;
  if (known.owner === 'portal')
    return READS.has(ctx.method) ? 415 : holdBack(ctx, formRouteAt(fileRoutes, ctx.path));
  if (!SENDS_FILES.has(ctx.method) || !TAKES_FILES.test(ctx.path)) return 415;
  return (await isEditor(strapi, ctx)) ? null : 401;
};

/**
 * Gatekeeper: lets through only requests to known routes, and files only where files are taken and from whom may send
 * them. Before that nothing of a body is parsed and nothing is written to the temporary folder (docs/seguranca.md).
 */
export const gate = (strapi: Core.Strapi, fileRoutes: readonly FileRoute[]): Middleware => {
  let find: ReturnType<typeof knownRoutes> | undefined;
  const isReached = reachesPanel(strapi);
  return async (ctx, next) => {
    // The router is complete only once the server listens.
    find ??= knownRoutes(strapi);
    const found = find(ctx.method, ctx.path);
    // To who may not reach the panel there is none.
    const known = found?.owner === 'strapi' && !isReached(ctx) ? null : found;
    if (known) nameRoute(ctx.res, known.route);
    const status = await refusal(strapi, ctx, known, fileRoutes);
    if (status === null) {
      ctx.state['rotaDoStrapi'] = known?.owner === 'strapi';
      await next();
      return;
    }
    await drain(ctx.req);
    // 404 by status, not thrown: `serveSpa` then may answer a browser with a page that says so.
    if (status === 404 && READS.has(ctx.method)) return;
    if (status === 405) {
      const ofPage = isPage(ctx.path) ? PAGE_METHODS : [];
      ctx.set('Allow', [...ofPage, ...(known?.allow ?? [])].join(', '));
    }
    throw new Refusal(status);
  };
};
