import { CABECALHO_XSRF, COOKIE_XSRF } from '@portal/contracts/http/caminhos';
import type { Context } from 'koa';
import { readCookie, setReadableCookie } from './cookies';
import type { Settings } from './settings';
import { isSigned, issueSigned, sameText } from './signature';

const PURPOSE = 'xsrf';

/** The visitor's anti-forgery token: the one in the cookie when this portal issued it, otherwise a new one, set as cookie (contract 2). */
export const ensureXsrf = (ctx: Context, { segredo, https }: Settings): string => {
  const current = readCookie(ctx, COOKIE_XSRF);
  if (current && isSigned(segredo, PURPOSE, current)) return current;
  const token = issueSigned(segredo, PURPOSE);
  setReadableCookie(ctx, COOKIE_XSRF, token, { secure: https });
  return token;
};

const tokenOfBody = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !('_token' in body)) return '';
  return typeof body._token === 'string' ? body._token : '';
};

/** Whether the request carries its cookie's token back, as header or as body field `_token` (contract 2). */
export const hasXsrf = (ctx: Context, { segredo }: Settings): boolean => {
  const cookie = readCookie(ctx, COOKIE_XSRF) ?? '';
  const sent = ctx.get(CABECALHO_XSRF) || tokenOfBody(ctx.request.body);
  return isSigned(segredo, PURPOSE, cookie) && sameText(cookie, sent);
};
