import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';

const OWN_ID = /^[\w-]{8,64}$/;

const LONGEST_PATH = 300;

const ids = new WeakMap<IncomingMessage, string>();

/** The name of a request, in its answer (X-Request-Id) and in every line of the log about it: a proxy's own, or a new one. */
export const requestId = (req: IncomingMessage): string => {
  const known = ids.get(req);
  if (known !== undefined) return known;
  const sent = req.headers['x-request-id'];
  const id = typeof sent === 'string' && OWN_ID.test(sent) ? sent : randomUUID();
  ids.set(req, id);
  return id;
};

interface Answered {
  id: string;
  metodo: string;
  caminho: string;
  status: number;
  ms: number;
}

/** One line a request. Without the query: it may carry what no log should hold. The log itself hides the rest. */
const tell = ({ log }: Core.Strapi, path: string, line: Omit<Answered, 'caminho'>): void => {
  const caminho = path.slice(0, LONGEST_PATH);
  const { metodo, status, ms } = line;
  log.http(`${metodo} ${caminho} ${status} ${ms} ms`, { ...line, caminho });
};

const since = (started: number): number => Math.round(performance.now() - started);

const inKoa = new WeakSet<IncomingMessage>();

/** Names every request and writes one line when it is answered. */
export const logRequests =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    const id = requestId(ctx.req);
    inKoa.add(ctx.req);
    ctx.set('X-Request-Id', id);
    ctx.res.once('close', () => {
      const { method: metodo, status } = ctx;
      tell(strapi, ctx.path, { id, metodo, status, ms: since(started) });
    });
    await next();
  };

/**
 * Writes the line of what failed before Koa (public reads, presence, tracking): those that succeed are too many, and too
 * quick, for a line each.
 */
export const logFailuresBefore =
  (strapi: Core.Strapi, listener: RequestListener): RequestListener =>
  (req, res) => {
    const started = performance.now();
    res.once('close', () => {
      if (res.statusCode < 400 || inKoa.has(req)) return;
      const { method: metodo = '', url = '' } = req;
      const path = url.split('?', 1)[0] ?? '';
      tell(strapi, path, {
        id: requestId(req),
        metodo,
        status: res.statusCode,
        ms: since(started),
      });
    });
    listener(req, res);
  };
