import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Middleware } from 'koa';
import { isUnavailable } from '../database/away';
import { isAbandoned } from './abandoned-body';
import { isClassicForm, pageOfForm, wordsOf } from './classic-form';
import { redirect } from './answer';
import { failure, type Failure } from './failure';
import { leaveFlash } from './flash';
import { Refusal } from './refusal';
import { reportFault } from './report';
import type { Settings } from './settings';
import { whereOf } from './unavailable';

/** A failure as the panel reads it; what it carries besides its words is the details. */
const asStrapi = ({ status, body: { status: _zero, msg, ...details } }: Failure): object => ({
  data: null,
  error: { status, name: 'ApplicationError', message: msg, details },
});

/** Answers a failure in the contract's shape (contrato 1), or in the panel's on its own routes. */
const answerFailure = (ctx: Context, fault: Failure): void => {
  const { status, body, retryAfter } = fault;
  ctx.status = status;
  ctx.body = ctx.state['rotaDoStrapi'] === true ? asStrapi(fault) : body;
  ctx.set('Cache-Control', 'no-store');
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
};

const statusOf = (error: unknown): number => {
  if (error instanceof Refusal) return error.failure.status;
  if (isUnavailable(error)) return 503;
  // Strapi's schema is stricter than the contract's here: the sender can still mend it, so 422.
  if (error instanceof errors.ValidationError) return 422;
  const known = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof known === 'number' && known >= 400 && known < 500 ? known : 500;
};

/** The dialog's message that a refusal carries (especificação 8). */
const dialogOf = (error: unknown): string | undefined => {
  const mensagem = error instanceof Refusal ? error.extra['mensagem'] : undefined;
  if (typeof mensagem !== 'object' || mensagem === null || !('texto' in mensagem)) return undefined;
  return typeof mensagem.texto === 'string' ? mensagem.texto : undefined;
};

/**
 * Answers what was thrown: as JSON, or for a classic form with a redirect to its page and the message to show there.
 */
const answerThrown = (
  strapi: Core.Strapi,
  settings: Settings,
  ctx: Context,
  error: unknown,
): void => {
  // A failure because the client hung up is no error of the portal, and nobody is there to read it.
  if (isAbandoned(ctx.req)) return;
  const status = statusOf(error);
  if (status === 500 || isUnavailable(error)) reportFault(strapi, error, whereOf(ctx));
  const fault = error instanceof Refusal ? error.failure : failure(status);
  if (isClassicForm(ctx)) {
    const { msg, erros } = fault.body;
    leaveFlash(ctx, settings, wordsOf(msg, erros, dialogOf(error)));
    redirect(ctx, (error instanceof Refusal && error.page) || pageOfForm(ctx));
    return;
  }
  const { extra } = error instanceof Refusal ? error : { extra: {} };
  answerFailure(ctx, { ...fault, body: { ...fault.body, ...extra } });
};

const isContractShape = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'msg' in body && 'status' in body;

/**
 * The one place that turns faults into `{status:'0', msg, codigo, erros?}`: what was thrown, and what Strapi answered in its
 * own shape. Strapi's panel and admin API keep Strapi's words. What nobody expected is logged and told in neutral words: never a stack, a statement or a path.
 */
export const translateErrors =
  (strapi: Core.Strapi, settings: Settings): Middleware =>
  async (ctx, next) => {
    try {
      await next();
      // An unknown address gets a page that says so itself.
      if (ctx.state['rotaDoStrapi'] === true || ctx.state['pagina'] === true) return;
      if (ctx.status >= 400 && !isContractShape(ctx.body)) answerFailure(ctx, failure(ctx.status));
    } catch (error) {
      answerThrown(strapi, settings, ctx, error);
    }
  };

/**
 * Answers what the portal's own routes throw before Strapi's error middleware sees it, which knows neither refusals nor
 * an unavailable database.
 */
export const answerRefusals =
  (strapi: Core.Strapi, settings: Settings): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (ctx.state['rotaDoStrapi'] === true && !(error instanceof Refusal)) throw error;
      answerThrown(strapi, settings, ctx, error);
    }
  };
