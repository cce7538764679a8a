import { errors } from '@strapi/utils';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Core } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';

/** Deepest nesting of a body: code that walks it by recursion would run out of stack. */
const DEEPEST = 50;

/** Whether a parsed body nests deeper than `levels`. Looks level by level, without recursion. */
export const isDeeperThan = (body: unknown, levels: number): boolean => {
  let level: object[] = typeof body === 'object' && body !== null ? [body] : [];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= levels) return true;
    level = level.flatMap((one) =>
      Object.values(one).filter(
        (inside): inside is object => typeof inside === 'object' && inside !== null,
      ),
    );
  }
  return false;
};

/** SQLSTATE class 22, data exceptions: a value that does not fit its column, such as an id that is no number. */
const BAD_VALUE = /^22/;

/** Bad input, found by Strapi or the database, that Strapi's own error middleware takes for a 500. */
const isBadInput = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ZodError') return true;
  return 'code' in error && typeof error.code === 'string' && BAD_VALUE.test(error.code);
};

/** What Strapi's panel expects in the body and does not check, by path. */
const MISSING: Readonly<Record<string, (body: Record<string, unknown>) => boolean>> = {
  '/admin/permissions/check': ({ permissions }) => !Array.isArray(permissions),
};

const isIncomplete = ({ path, request }: Context): boolean => {
  const body: unknown = request.body;
  const missing = MISSING[path.replace(/\/$/, '')];
  // A parsed body's fields, by name.
  return missing?.((body ?? {}) as Record<string, unknown>) ?? false;
};

const OF_A_KIND = /^\/content-manager\/(single|collection)-types\/([^/]+)/;

/** Whether the content manager is asked for a type as one of the other kind: Strapi looks for what that kind has. */
const isOtherKind = (strapi: Core.Strapi, path: string): boolean => {
  const [, kind, uid] = OF_A_KIND.exec(path) ?? [];
  if (kind === undefined || uid === undefined) return false;
  // Whatever has been generated of the types of content, these two are read.
  const types = Object.values(strapi.contentTypes) as { uid: string; kind?: string }[];
  const type = types.find((one) => one.uid === uid);
  return type !== undefined && type.kind !== `${kind}Type`;
};

/** Turns the 500s with which Strapi's admin API answers bad input into 400s. */
export const panelFailures = (strapi: Core.Strapi): Middleware => {
  const invalid = (): never => {
    throw new errors.ValidationError(MENSAGENS.pedidoInvalido);
  };
  return async (ctx, next) => {
    if (ctx.state.rotaDoStrapi !== true) {
      await next();
      return;
    }
    if (isOtherKind(strapi, ctx.path)) throw new errors.NotFoundError(MENSAGENS.naoEncontrado);
    if (isDeeperThan(ctx.request.body, DEEPEST) || isIncomplete(ctx)) invalid();
    try {
      await next();
    } catch (error) {
      if (isBadInput(error)) invalid();
      throw error;
    }
  };
};
