import type { Core } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';
import { isDatabaseAway } from '../database/away';
import { failure, type Failure } from './failure';

/** Answers a fault in the contract's shape (contract 1). */
export const answerFailure = (ctx: Context, { status, body, retryAfter }: Failure): void => {
  ctx.status = status;
  ctx.body = body;
  ctx.set('Cache-Control', 'no-store');
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
};

const statusOf = (error: unknown): number => {
  if (isDatabaseAway(error)) return 503;
  const known = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof known === 'number' && known >= 400 && known < 500 ? known : 500;
};

const isContractShape = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'msg' in body && 'status' in body;

/**
 * The one place that turns faults into `{status:'0', msg, erros?}`: what was thrown, and what Strapi answered in its
 * own shape. Strapi's panel and admin API keep Strapi's words. What nobody expected is logged and told in neutral words: never a stack, a statement or a path.
 */
export const translateErrors =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    try {
      await next();
      if (ctx.state.rotaDoStrapi === true) return;
      if (ctx.status >= 400 && !isContractShape(ctx.body)) answerFailure(ctx, failure(ctx.status));
    } catch (error) {
      const status = statusOf(error);
      if (status === 500) strapi.log.error(error);
      answerFailure(ctx, failure(status));
    }
  };
