import type { Context } from 'koa';

interface CookieOptions {
  secure: boolean;
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number;
}

/** What stands in Set-Cookie. `value` must already be URL-safe. */
export const cookieLine = (
  name: string,
  value: string,
  { secure, maxAge }: CookieOptions,
  ...others: string[]
): string =>
  [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(secure ? ['Secure'] : []),
    ...others,
  ].join('; ');

// Not ctx.cookies: it refuses Secure when TLS ends at the proxy.
const setCookie = (ctx: Context, ...cookie: Parameters<typeof cookieLine>): void =>
  ctx.append('Set-Cookie', cookieLine(...cookie));

/** Sets a cookie that scripts of the portal's own pages may read (contrato 2). `value` must already be URL-safe. */
export const setReadableCookie = (
  ctx: Context,
  name: string,
  value: string,
  options: CookieOptions,
): void => setCookie(ctx, name, value, options);

/** Sets a cookie that no script ever sees (contrato 2). `value` must already be URL-safe. */
export const setHiddenCookie = (
  ctx: Context,
  name: string,
  value: string,
  options: CookieOptions,
): void => setCookie(ctx, name, value, options, 'HttpOnly');

/** Deletes a hidden cookie in the browser. */
export const clearHiddenCookie = (ctx: Context, name: string, secure: boolean): void =>
  setHiddenCookie(ctx, name, '', { secure, maxAge: 0 });

/** A cookie as sent, not decoded; undefined when missing. */
export const readCookie = (ctx: Context, name: string): string | undefined =>
  ctx.cookies.get(name, { signed: false });
