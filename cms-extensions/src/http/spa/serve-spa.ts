import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Privacidade } from '@portal/contracts/usuario/privacidade';
import type { Context, Middleware } from 'koa';
import { withinTime } from '../../database/away';
import type { Body } from '../cached-reads/body';
import { negotiateEncoding } from '../cached-reads/negotiate';
import { matchesEtag } from '../conditional';
import type { Settings } from '../settings';
import { ensureXsrf } from '../xsrf';
import { builtWeb, type BuiltWeb, type WebFile } from './built-web';
import { paintedPage } from './painted-page';

/**
 * Addresses that are pages (especificação 2); the token of a link sent by e-mail is the last segment. Everything else of the shell
 * lives in the hash.
 */
const PAGE =
  /^\/(privacidade|usuario\/(login|novo|perfil|recuperacao|recuperacao\/[^/]{1,512}|email\/(trocar|confirmar)\/[^/]{1,512}|anuncio\/novo))?\/?$/;

/** Whether an address is a page of the shell. */
export const isPage = (path: string): boolean => PAGE.test(path);

/** What of a page's address capitals may be taken from: not the token of a link. */
const NAMED = /^\/usuario\/(recuperacao|email\/(trocar|confirmar))\/(?=.)|^.*$/i;

/** The page that was meant by an address typed in capitals; null for what is in lower case, or no page. */
const inLowerCase = (path: string): string | null => {
  const lower = path.replace(NAMED, (named) => named.toLowerCase());
  return lower !== path && isPage(lower) ? lower.replace(/\/$/, '') : null;
};

/** Time-out of the text of /privacidade, in ms. */
const PRIVACY_MS = 1000;

const sendFile = async (ctx: Context, file: WebFile): Promise<void> => {
  const encoding =
    file.compressible && file.body.compressible
      ? negotiateEncoding(ctx.get('Accept-Encoding'))
      : 'identity';
  const etag = file.body.etag(encoding);
  ctx.set('ETag', etag);
  if (file.compressible) ctx.vary('Accept-Encoding');
  if (ctx.status !== 404 && matchesEtag(ctx.get('If-None-Match'), etag)) {
    ctx.status = 304;
    return;
  }
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = await file.body.bytes(encoding);
  ctx.type = file.type;
};

const sendPage = async (
  ctx: Context,
  index: WebFile,
  csp: string,
  settings: Settings,
  status: 200 | 404,
): Promise<void> => {
  ensureXsrf(ctx, settings);
  ctx.status = status;
  ctx.state['pagina'] = true;
  // The answer may carry this visitor's token: shared caches leave it alone, the browser asks each time.
  ctx.set({ 'Cache-Control': 'private, no-cache', 'Content-Security-Policy': csp });
  ctx.vary('Accept');
  await sendFile(ctx, index);
};

const wantsPage = (ctx: Context): boolean =>
  ctx.get('X-Requested-With') === '' && ctx.get('Accept').includes('text/html');

/** Whether an unknown address looks like a page to whoever typed it: not an API call, not a file other than a page's. */
const looksLikePage = (ctx: Context): boolean =>
  wantsPage(ctx) &&
  !/^\/(api|admin|storage|assets)(\/|$)/i.test(ctx.path) &&
  !/\.(?!html?$)\w+$/i.test(ctx.path);

/**
 * SPA fallback (especificação 2): the shell for every page address; home itself and the assets are answered in front of
 * Koa (`site-listener.ts`). For an address nothing else knew, a browser gets the shell with 404, so that a person is
 * not left with JSON.
 */
export const serveSpa = (
  settings: Settings,
  portalAnswer: () => Promise<Body | null>,
  readPrivacy: () => Promise<Privacidade>,
): Middleware => {
  const current = builtWeb(settings.raizWeb);
  const painted = paintedPage(portalAnswer, settings.site);
  const send = async (ctx: Context, web: BuiltWeb, status: 200 | 404): Promise<void> => {
    const path = ctx.path.replace(/(?<=.)\/$/, '');
    const privacy =
      path === CAMINHOS.privacidade
        ? // The page is there without the text too: its script asks for it.
          await withinTime(readPrivacy(), PRIVACY_MS).catch(() => null)
        : null;
    const page = await painted(web.index, { path, status, privacy });
    await sendPage(ctx, page, web.csp, settings, status);
  };
  return async (ctx, next) => {
    const web = ctx.method === 'GET' || ctx.method === 'HEAD' ? current() : null;
    const meant = web && inLowerCase(ctx.path);
    if (web && isPage(ctx.path)) await send(ctx, web, 200);
    else if (meant) {
      ctx.redirect(`${meant}${ctx.search}`);
      ctx.status = 301;
    } else {
      await next();
      if (web && ctx.status === 404 && looksLikePage(ctx)) await send(ctx, web, 404);
    }
  };
};
