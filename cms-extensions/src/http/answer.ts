import type { Context } from 'koa';
import { isClassicForm } from './classic-form';
import { leaveFlash } from './flash';
import type { Settings } from './settings';

interface Done {
  msg: string;
  status?: 200 | 201;
  /** Where a classic form goes on to. */
  page: string;
  /** What the answer carries besides status and msg. */
  extra?: Record<string, unknown> | undefined;
}

/**
 * Answers an action that was done (contrato 1): JSON, or for a classic form a redirect with a message to show once on
 * the next page.
 */
export const answerDone = (
  ctx: Context,
  settings: Settings,
  { msg, status = 200, page, extra }: Done,
): void => {
  if (isClassicForm(ctx)) {
    leaveFlash(ctx, settings, { status: 1, msg });
    redirect(ctx, page);
    return;
  }
  ctx.status = status;
  ctx.body = { status: '1', msg, ...extra };
};

/** Sends the browser on, by GET. */
export const redirect = (ctx: Context, page: string): void => {
  ctx.redirect(page);
  ctx.status = 303;
  ctx.body = '';
};
