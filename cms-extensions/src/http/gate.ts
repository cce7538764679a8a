import type { Core } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';
import { drain } from './drain';
import { answerFailure } from './errors';
import { failure } from './failure';
import { knownRoutes, type KnownRoute } from './known-routes';
import { fileRouteAt, holdBack, type FileRoute } from './multipart';

/** The media library's own addresses: where Strapi takes files. */
const TAKES_FILES = /^\/upload(\/|\?|$)/i;

const isMultipart = (ctx: Context): boolean => /^\s*multipart\//i.test(ctx.get('Content-Type'));

const isEditor = async (strapi: Core.Strapi, ctx: Context): Promise<boolean> => {
  const token = /^Bearer\s+(\S+)$/i.exec(ctx.get('Authorization'))?.[1];
  if (!token) return false;
  const sessions = strapi.sessionManager('admin');
  const checked = sessions.validateAccessToken(token);
  return checked.isValid && (await sessions.isSessionActive(checked.payload.sessionId));
};

/** Most bytes of a form without files, however it is encoded; the JSON and urlencoded bounds are Strapi's, and the same. */
const LARGEST_FORM = 1024 * 1024;

/** Why a form sent as multipart goes no further: its size must be told, and be a form's. */
const formRefusal = (ctx: Context): number | null => {
  if (!['POST', 'DELETE'].includes(ctx.method)) return 415;
  const bytes = ctx.get('Content-Length');
  if (bytes === '') return 411;
  return Number(bytes) > LARGEST_FORM ? 413 : null;
};

/** Why this request goes no further, or null. */
const refusal = async (
  strapi: Core.Strapi,
  ctx: Context,
  known: KnownRoute | null,
  fileRoutes: readonly FileRoute[],
): Promise<number | null> => {
  if (!known) return 404;
  if (!known.allowed) return 405;
  if (!isMultipart(ctx)) return null;
  const fileRoute = fileRouteAt(fileRoutes, ctx.path);
  if (fileRoute && ctx.method === 'POST') return holdBack(ctx, fileRoute);
  if (known.owner === 'portal') return formRefusal(ctx);
  if (!TAKES_FILES.test(ctx.path)) return 415;
  return (await isEditor(strapi, ctx)) ? null : 401;
};

/**
 * Lets through only requests to known routes, and files only where files are taken and from whom may send them:
 * nothing of a body is parsed, nothing is written to the temporary folder, before that (security).
 */
export const gate = (strapi: Core.Strapi, fileRoutes: readonly FileRoute[]): Middleware => {
  let find: ReturnType<typeof knownRoutes> | undefined;
  return async (ctx, next) => {
    // The router is complete only once the server listens.
    find ??= knownRoutes(strapi);
    const known = find(ctx.method, ctx.path);
    const status = await refusal(strapi, ctx, known, fileRoutes);
    if (status === null) {
      ctx.state.rotaDoStrapi = known?.owner === 'strapi';
      await next();
      return;
    }
    await drain(ctx.req);
    if (known && status === 405) ctx.set('Allow', known.allow.join(', '));
    answerFailure(ctx, failure(status));
  };
};
