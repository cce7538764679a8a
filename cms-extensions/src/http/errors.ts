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

/** A fault as the panel reads it. */
const asStrapi = ({ status, body }: Failure): object => ({
  data: null,
  error: { status, name: 'ApplicationError', message: body.msg, details: {} },
});

/** Answers a fault in the contract's shape (contract 1), or in the panel's on the way to its own routes. */
export const answerFailure = (ctx: Context, fault: Failure): void => {
  const { status, body, retryAfter } = fault;
  ctx.status = status;
  ctx.body = ctx.state.rotaDoStrapi === true ? asStrapi(fault) : body;
  ctx.set('Cache-Control', 'no-store');
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
};

const statusOf = (error: unknown): number => {
  if (error instanceof Refusal) return error.failure.status;
  if (isUnavailable(error)) return 503;
  // What Strapi's own schema refuses though the contract's let it through is still the sender's to mend.
  if (error instanceof errors.ValidationError) return 422;
  const known = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof known === 'number' && known >= 400 && known < 500 ? known : 500;
};

/** The words of the dialog a refusal carries (specification 8). */
const dialogOf = (error: unknown): string | undefined => {
  const mensagem = error instanceof Refusal ? error.extra.mensagem : undefined;
  if (typeof mensagem !== 'object' || mensagem === null || !('texto' in mensagem)) return undefined;
  return typeof mensagem.texto === 'string' ? mensagem.texto : undefined;
};

/** Answers what was thrown: as JSON, or for a classic form with its page again and the words to show there. */
const answerThrown = (
  strapi: Core.Strapi,
  settings: Settings,
  ctx: Context,
  error: unknown,
): void => {
  // What fails because the body broke off is no fault, and nobody is there to read of it.
  if (isAbandoned(ctx.req)) return;
  const status = statusOf(error);
  if (status === 500 || isUnavailable(error)) reportFault(strapi, error, whereOf(ctx));
  const fault = error instanceof Refusal ? error.failure : failure(status);
  if (isClassicForm(ctx)) {
    const { msg, erros } = fault.body;
    leaveFlash(ctx, settings, wordsOf(msg, erros, dialogOf(error)));
    redirect(ctx, pageOfForm(ctx));
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
      // A person's page about an unknown address says so itself.
      if (ctx.state.rotaDoStrapi === true || ctx.state.pagina === true) return;
      if (ctx.status >= 400 && !isContractShape(ctx.body)) answerFailure(ctx, failure(ctx.status));
    } catch (error) {
      answerThrown(strapi, settings, ctx, error);
    }
  };

/** Answers what the portal's own routes throw before Strapi's error middleware sees it: that one knows no refusal and no absent database. */
export const answerRefusals =
  (strapi: Core.Strapi, settings: Settings): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (ctx.state.rotaDoStrapi === true && !(error instanceof Refusal)) throw error;
      answerThrown(strapi, settings, ctx, error);
    }
  };
