import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { CABECALHO_XSRF, COOKIE_XSRF } from '@portal/contracts/http/xsrf';
import { COOKIE_SESSAO } from '@portal/contracts/usuario/sessao';
import type { Context } from 'koa';
import { cookieLine, readCookie, setReadableCookie } from './cookies';
import { rawCookie } from './raw-cookies';
import type { Settings } from './settings';
import { isSigned, issueSigned, sameText } from './signature';

/** Binds a token to one session, or to guests: another session's token opens nothing (docs/seguranca.md). */
const purposeOf = (session: string | undefined): string =>
  session ? `xsrf:${createHash('sha256').update(session).digest('base64url')}` : 'xsrf';

/** Gives the visitor a new token: at login, at logoff. `session` is the session cookie's value from now on; null for a guest. */
export const renewXsrf = (
  ctx: Context,
  { segredo, https }: Settings,
  session: string | null,
): string => {
  const token = issueSigned(segredo, purposeOf(session ?? undefined));
  setReadableCookie(ctx, COOKIE_XSRF, token, { secure: https });
  return token;
};

/** Whether a token in a cookie is one this portal issued to this session. */
const isCurrent = (
  segredo: string,
  token: string | undefined,
  session: string | undefined,
): token is string => token !== undefined && isSigned(segredo, purposeOf(session), token);

/**
 * The visitor's anti-forgery token: the one in the cookie when this portal issued it to this session, otherwise a new
 * one, set as cookie (contrato 2).
 */
export const ensureXsrf = (ctx: Context, settings: Settings): string => {
  const current = readCookie(ctx, COOKIE_XSRF);
  const session = readCookie(ctx, COOKIE_SESSAO);
  if (isCurrent(settings.segredo, current, session)) return current;
  return renewXsrf(ctx, settings, session ?? null);
};

/** The same before Koa: the Set-Cookie of a new token, or null when the visitor has theirs. */
export const missingXsrfCookie = (
  req: IncomingMessage,
  { segredo, https }: Settings,
): string | null => {
  const session = rawCookie(req, COOKIE_SESSAO);
  if (isCurrent(segredo, rawCookie(req, COOKIE_XSRF), session)) return null;
  return cookieLine(COOKIE_XSRF, issueSigned(segredo, purposeOf(session)), { secure: https });
};

/** The token a body carries; '' when it carries none. */
export const tokenOfBody = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !('_token' in body)) return '';
  return typeof body._token === 'string' ? body._token : '';
};

interface Carried {
  /** The cookie's token. */
  cookie: string | undefined;
  /** The token sent back. */
  sent: string;
  /** The session cookie. */
  session: string | undefined;
}

/** Whether a token sent back is the cookie's own, and this portal gave it to this session. */
export const isXsrfOf = (segredo: string, { cookie = '', sent, session }: Carried): boolean =>
  isSigned(segredo, purposeOf(session), cookie) && sameText(cookie, sent);

/** Whether the request carries its cookie's token back, as header or as body field `_token` (contrato 2). */
export const hasXsrf = (ctx: Context, { segredo }: Settings): boolean =>
  isXsrfOf(segredo, {
    cookie: readCookie(ctx, COOKIE_XSRF),
    sent: ctx.get(CABECALHO_XSRF) || tokenOfBody(ctx.request.body),
    session: readCookie(ctx, COOKIE_SESSAO),
  });
