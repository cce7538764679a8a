import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';

const OWN_ID = /^[\w-]{8,64}$/;

/** The path as it may be logged: without query, and without the recovery token (security, "recovery token in every log"). */
export const loggablePath = (path: string): string =>
  path.slice(0, 300).replace(/^(\/usuario\/recuperacao\/)(?!mail$).+/i, '$1[oculto]');

/** Names every request (X-Request-Id, a proxy's own is kept) and writes one line when it is answered. */
export const logRequests =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    const sent = ctx.get('X-Request-Id');
    const id = OWN_ID.test(sent) ? sent : randomUUID();
    ctx.set('X-Request-Id', id);
    ctx.res.once('close', () => {
      const ms = Math.round(performance.now() - started);
      const caminho = loggablePath(ctx.path);
      const { method: metodo, status } = ctx;
      strapi.log.http(`${metodo} ${caminho} ${status} ${ms} ms`, {
        id,
        metodo,
        caminho,
        status,
        ms,
      });
    });
    await next();
  };
