import type { Context } from 'koa';

interface CookieOptions {
  secure: boolean;
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number;
}

/** Sets a cookie that scripts of the portal's own pages may read (contract 2). `value` must already be URL-safe. */
export const setReadableCookie = (
  ctx: Context,
  name: string,
  value: string,
  { secure, maxAge }: CookieOptions,
): void => {
  // Not ctx.cookies: it refuses Secure when TLS ends at the proxy.
  const attributes = [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(secure ? ['Secure'] : []),
  ];
  ctx.append('Set-Cookie', attributes.join('; '));
};

/** A cookie as sent, not decoded; undefined when missing. */
export const readCookie = (ctx: Context, name: string): string | undefined =>
  ctx.cookies.get(name, { signed: false });
