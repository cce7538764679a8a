import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';

const OWN_ID = /^[\w-]{8,64}$/;

const LONGEST_PATH = 300;
/** What follows is the visitor's signed id: whoever has it is that visitor. */
const PRESENCE = CAMINHOS.presenca('');

/** A path as a log may hold it: without the query, and without what stands for a person. */
export const loggedPath = (path: string): string => {
  const [bare = ''] = path.split('?', 1);
  return bare.startsWith(PRESENCE) ? `${PRESENCE}{id}` : bare.slice(0, LONGEST_PATH);
};

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

/** One line a request. The log itself hides the rest. */
const tell = ({ log }: Core.Strapi, path: string, line: Omit<Answered, 'caminho'>): void => {
  const caminho = loggedPath(path);
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
      tell(strapi, url, {
        id: requestId(req),
        metodo,
        status: res.statusCode,
        ms: since(started),
      });
    });
    listener(req, res);
  };
