import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';

const OWN_ID = /^[\w-]{8,64}$/;

const LONGEST_PATH = 300;

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
      // Without the query: it may carry what no log should hold. The log itself hides the rest.
      const caminho = ctx.path.slice(0, LONGEST_PATH);
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
