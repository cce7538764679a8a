import type { Core } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';
import { DatabaseAway, isUnavailable } from '../database/away';
import { failure } from './failure';
import { reportFault } from './report';

/** A request, as the log names it. */
export const whereOf = (ctx: Context) => ({
  method: ctx.method,
  path: ctx.path,
});

/**
 * The 503 for Strapi's own routes and body parser while nothing can be read or written, in the shape Strapi's panel
 * reads. Stands behind Strapi's error middleware, which would make it a 500.
 */
export const answerUnavailable =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    try {
      await next();
      // The panel's login answers 501 when the database fails there.
      if (ctx.status === 501) throw new DatabaseAway();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      reportFault(strapi, error, whereOf(ctx));
      const { status, body, retryAfter } = failure(503);
      ctx.status = status;
      ctx.set('Retry-After', String(retryAfter));
      ctx.set('Cache-Control', 'no-store');
      const name = 'ServiceUnavailableError';
      ctx.body = { data: null, error: { status, name, message: body.msg, details: {} } };
    }
  };
