import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { sendFailure } from '../cached-reads/send';
import { sendDocument } from '../cached-reads/send-page';
import { failure } from '../failure';
import { reportFault, requestOf } from '../report';
import { nameRoute } from '../observed-response';
import { splitTarget } from '../request-path';
import { NO_PAGE, SECURITY_HEADERS } from '../security-headers';
import { readSettings } from '../settings';
import { missingXsrfCookie } from '../xsrf';
import { builtWeb, type BuiltWeb, type WebFile } from './built-web';
import { paintedPage } from './painted-page';
import { portalAnswer } from './portal-answer';

const HOME = { path: '/', status: 200, privacy: null } as const;
const SERVICE_WORKER = '/sw.js';

/** Kept for ever, or for an hour where the name does not change with the bytes. */
const assetHeaders = ({ immutable, type }: WebFile): string[] => [
  ...['Cache-Control', `public, ${immutable ? 'max-age=31536000, immutable' : 'max-age=3600'}`],
  ...['Content-Security-Policy', NO_PAGE],
  // A site that frames the player in a sandbox makes its origin nobody's: to the browser its script is another site's then.
  ...(immutable && type.startsWith('text/javascript') ? ['Access-Control-Allow-Origin', '*'] : []),
];

/**
 * Never kept: from it a browser knows that there is a newer site. Its policy counts for what it asks for: the portal, and
 * nothing else.
 */
const WORKER_HEADERS = [
  ...['Cache-Control', 'no-cache', 'Service-Worker-Allowed', '/'],
  ...['Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'"],
];

/** Answers home and the files of the built pages from memory, in front of Koa; everything else goes on. */
export const siteListener = (strapi: Core.Strapi, next: RequestListener): RequestListener => {
  const settings = readSettings(strapi);
  const current = builtWeb(settings.raizWeb);
  const painted = paintedPage(() => portalAnswer(strapi), settings.site);
  const safe = [
    ...Object.entries(SECURITY_HEADERS).flat(),
    ...(settings.https ? ['Strict-Transport-Security', 'max-age=31536000'] : []),
  ];

  const send = async (
    req: IncomingMessage,
    res: ServerResponse,
    { type, body }: WebFile,
    own: readonly string[],
  ): Promise<void> => {
    await sendDocument(req, res, { type, body, headers: [...safe, ...own] });
  };

  const sendHome = async (req: IncomingMessage, res: ServerResponse, web: BuiltWeb) => {
    const token = missingXsrfCookie(req, settings);
    await send(req, res, await painted(web.index, HOME), [
      ...['Content-Security-Policy', web.csp],
      // The answer may carry this visitor's token: shared caches leave it alone, the browser asks each time.
      ...['Cache-Control', 'private, no-cache'],
      ...(token === null ? [] : ['Set-Cookie', token]),
    ]);
  };

  const answer = (req: IncomingMessage, res: ServerResponse): Promise<void> | null => {
    const web = req.method === 'GET' || req.method === 'HEAD' ? current() : null;
    const path = splitTarget(req.url ?? '')?.path;
    if (!web || path === undefined) return null;
    if (path === '/') {
      nameRoute(res, path);
      return sendHome(req, res, web);
    }
    const file = web.files.get(path);
    if (!file) return null;
    nameRoute(res, file.immutable ? '/assets/*' : path);
    return send(req, res, file, path === SERVICE_WORKER ? WORKER_HEADERS : assetHeaders(file));
  };

  const failed = (req: IncomingMessage, res: ServerResponse, error: unknown): void => {
    reportFault(strapi, error, requestOf(req));
    if (res.headersSent) res.destroy();
    else sendFailure(req, res, failure(500));
  };

  return (req, res) => {
    try {
      const answered = answer(req, res);
      if (answered) answered.catch((error: unknown) => failed(req, res, error));
      else next(req, res);
    } catch (error) {
      // Thrown on, it would end the portal: nobody stands before this listener.
      failed(req, res, error);
    }
  };
};
