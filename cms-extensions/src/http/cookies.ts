import type { Context } from 'koa';

interface CookieOptions {
  secure: boolean;
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number;
}

const setCookie = (
  ctx: Context,
  name: string,
  value: string,
  { secure, maxAge }: CookieOptions,
  ...others: string[]
): void => {
  // Not ctx.cookies: it refuses Secure when TLS ends at the proxy.
  const attributes = [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(secure ? ['Secure'] : []),
    ...others,
  ];
  ctx.append('Set-Cookie', attributes.join('; '));
};

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
