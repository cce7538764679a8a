import type { Middleware } from 'koa';
import type { Settings } from './settings';

/** Content policy of what is no page: no script, no style, no frame around it. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Headers of Strapi's that are taken off: nothing here is for another origin, and plain http promises no https. */
const STRAPIS_OWN = [
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Credentials',
  'Strict-Transport-Security',
];

const COM_TOKEN = /^\/usuario\/(recuperacao|email)(\/|$)/i;

/** Security headers of everything the portal itself answers; a page brings its own content policy. */
export const securityHeaders =
  ({ https }: Settings): Middleware =>
  async (ctx, next) => {
    // The proxy in front speaks https, whatever it speaks here: Strapi's own cookies are Secure too.
    if (https) ctx.cookies.secure = true;
    await next();
    ctx.remove('X-Powered-By');
    for (const header of STRAPIS_OWN) ctx.remove(header);
    if (https) ctx.set('Strict-Transport-Security', 'max-age=31536000');
    // The panel's files are sent compressed to who takes that (scripts/lib/compress.mjs).
    if (ctx.response.get('Content-Encoding')) ctx.vary('Accept-Encoding');
    // The panel's answers too, which hold people's data: Strapi says nothing, and a cache in front would decide by itself.
    if (!ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store');
    // The panel needs a policy of its own, from Strapi's configuration.
    if (ctx.state['rotaDoStrapi'] === true) return;
    ctx.set(SECURITY_HEADERS);
    // A 304 has no type of its own: a page kept by the browser would be left without its scripts.
    const page = ctx.type === 'text/html' || ctx.status === 304;
    if (!page) ctx.set('Content-Security-Policy', NO_PAGE);
    // The address itself is a secret there.
    if (COM_TOKEN.test(ctx.path)) ctx.set('Referrer-Policy', 'no-referrer');
  };
