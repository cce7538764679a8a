import { errors } from '@strapi/utils';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Core } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';
import { codeOf } from '../database/away';

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

/**
 * SQLSTATE class 22, data exceptions: a value that does not fit its column, such as an id that is no number. 23503: an id
 * of nothing there is.
 */
const BAD_VALUE = /^(22|23503$|SQLITE_CONSTRAINT_FOREIGNKEY$)/;

/** What Strapi's query builder says of a query written wrong, as plain errors. */
const BAD_QUERY =
  /^(Operator |Only (\$and|one operator)|Where must be|You cannot (order|filter) on|Invalid (orderBy|populate)|Undefined attribute level|Attribute .+ not found on|Populate must be|Cannot (order by|join on)|The second argument to whereBetween|Expected a valid Number)/;

/** A column nobody has: PostgreSQL's 42703, SQLite's message. Of a read, it was asked for by name. */
const NO_COLUMN = /no such column/;

/** Bad input, found by Strapi or the database, that Strapi's own error middleware takes for a 500. */
const isBadInput = (error: unknown, method: string): boolean => {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ZodError' || BAD_QUERY.test(error.message)) return true;
  const code = codeOf(error);
  const isUnknownColumn = code === '42703' || NO_COLUMN.test(error.message);
  return BAD_VALUE.test(code) || (method === 'GET' && isUnknownColumn);
};

/** More permissions at once than all screens of the panel together ask about. */
const MOST_PERMISSIONS = 1000;

/** What Strapi's panel expects in the body and does not check, by path. */
const MISSING: Readonly<Record<string, (body: Record<string, unknown>) => boolean>> = {
  '/admin/permissions/check': ({ permissions }) =>
    !Array.isArray(permissions) || permissions.length > MOST_PERMISSIONS,
};

const isIncomplete = ({ path, request }: Context): boolean => {
  const body: unknown = request.body;
  // No call of the panel takes a list.
  if (Array.isArray(body)) return true;
  const missing = MISSING[path.replace(/\/$/, '')];
  // A parsed body's fields, by name.
  return missing?.((body ?? {}) as Record<string, unknown>) ?? false;
};

/** Whether what is searched is no text, or several: Strapi's lists do not look. */
const isSearchOfNoText = ({ query }: Context): boolean =>
  query['_q'] !== undefined && typeof query['_q'] !== 'string';

const OF_A_TYPE = /^\/content-manager\/(single|collection)-types\/([^/]+)(.*)/;
const OF_DRAFTS = /\/actions\/(publish|unpublish|discard|bulkPublish|bulkUnpublish)\/?$/;

interface Type {
  uid: string;
  kind?: string;
  options?: { draftAndPublish?: boolean };
}

/** Whether the content manager is asked of a type what only another kind has, or only one with drafts: Strapi looks for it. */
const isOfOthers = (strapi: Core.Strapi, path: string): boolean => {
  const [, kind, uid, rest = ''] = OF_A_TYPE.exec(path) ?? [];
  if (kind === undefined || uid === undefined) return false;
  // Whatever has been generated of the types of content, these are read.
  const types = Object.values(strapi.contentTypes) as Type[];
  const type = types.find((one) => one.uid === uid);
  if (type === undefined) return false;
  return (
    type.kind !== `${kind}Type` || (OF_DRAFTS.test(rest) && type.options?.draftAndPublish !== true)
  );
};

const ACCOUNT = /^\/admin\/users\/(\d{1,9})\/?$/;

/** Whether a change was asked of an account of the panel that is gone: Strapi changes nothing and looks at what it changed. */
const isOfNobody = async (strapi: Core.Strapi, { method, path }: Context): Promise<boolean> => {
  const id = ACCOUNT.exec(path)?.[1];
  if (method !== 'PUT' || id === undefined) return false;
  return (await strapi.db.query('admin::user').count({ where: { id: Number(id) } })) === 0;
};

/** Turns the 500s with which Strapi's admin API answers bad input into 400s, or 404 for what is gone. */
export const panelFailures = (strapi: Core.Strapi): Middleware => {
  const invalid = (): never => {
    throw new errors.ValidationError(MENSAGENS.pedidoInvalido);
  };
  return async (ctx, next) => {
    if (ctx.state['rotaDoStrapi'] !== true) {
      await next();
      return;
    }
    if (isOfOthers(strapi, ctx.path)) throw new errors.NotFoundError(MENSAGENS.naoEncontrado);
    if (isDeeperThan(ctx.request.body, DEEPEST) || isIncomplete(ctx) || isSearchOfNoText(ctx))
      invalid();
    try {
      await next();
    } catch (error) {
      if (isBadInput(error, ctx.method)) invalid();
      if (error instanceof TypeError && (await isOfNobody(strapi, ctx)))
        throw new errors.NotFoundError(MENSAGENS.naoEncontrado);
      throw error;
    }
  };
};
