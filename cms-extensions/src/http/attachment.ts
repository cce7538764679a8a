import type { Context } from 'koa';

/** Says that the answer is a file to keep, by this name (ASCII, ours). */
export const attach = (ctx: Context, name: string, type: string): void => {
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  ctx.set('Content-Type', type);
};
