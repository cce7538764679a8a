import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Middleware } from 'koa';
import { Refusal } from './refusal';
import type { Settings } from './settings';
import { hasXsrf } from './xsrf';

/** Methods that change nothing. */
export const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every action of the portal's own that does not carry the visitor's token back (contrato 2). Strapi's panel
 * has Bearer tokens instead.
 */
export const antiForgery =
  (settings: Settings): Middleware =>
  async (ctx, next) => {
    const guarded = ctx.state['rotaDoStrapi'] !== true && !READS.has(ctx.method);
    if (guarded && !hasXsrf(ctx, settings))
      throw new Refusal(403, { msg: MENSAGENS.sessaoExpirada });
    await next();
  };
