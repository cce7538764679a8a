import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import { writeAccess } from './access-line';
import { isWithin, networkList } from './client-address';
import { hasBody } from './drain';
import { forRequest, ObservedResponse } from './observed-response';

const OWN_ID = /^[\w-]{8,64}$/;

const LONGEST_PATH = 300;
/** What follows opens something to whoever has it: a visitor's signed id, a token that was mailed, a preview. */
const OPENED_BY_PATH = [
  CAMINHOS.presenca(''),
  `${CAMINHOS.recuperacao}/`,
  ...(['trocar', 'confirmar'] as const).map((acao) => `/usuario/email/${acao}/`),
  CAMINHOS.previa(''),
];
/** The client hung up before there was an answer, as nginx writes it. */
const HUNG_UP = 499;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** A path as a log may hold it: without the query, and without what stands for a person. */
export const loggedPath = (path: string): string => {
  const [bare = ''] = path.split('?', 1);
  // However it is misspelt: the address it was meant for opens with what it carries.
  const meant = decoded(bare)
    .replace(/\/{2,}/g, '/')
    .toLowerCase();
  if (meant === CAMINHOS.recuperacaoMail) return meant;
  const opened = OPENED_BY_PATH.find((start) => meant.startsWith(start));
  return opened ? `${opened}{id}` : bare.slice(0, LONGEST_PATH);
};

/** What is known of a request once it was answered. `ms`: until the last byte; `waitedMs`: until the first, without the time its body took to come. */
export interface Answered {
  id: string;
  metodo: string;
  rota: string;
  status: number;
  ms: number;
  waitedMs: number;
}

const answered = (
  { method: metodo = '' }: IncomingMessage,
  response: ObservedResponse,
  came: { startedAt: number; bodyAt: number },
): Answered => {
  const now = performance.now();
  return {
    id: response.id,
    metodo,
    rota: response.route,
    status: response.headersSent ? response.statusCode : HUNG_UP,
    ms: Math.round(now - came.startedAt),
    waitedMs: Math.max(0, (response.answeredAt || now) - came.bodyAt),
  };
};

/**
 * One line a request. Those that went well are most: they are written without the detour through the logger, which also makes
 * the lines of a level that nobody reads.
 */
const teller = ({ log, config }: Core.Strapi): ((one: Answered, url: string) => void) => {
  const slowMs = config.get<number>('portal.pedidoLentoMs');
  const isRead = { http: log.isLevelEnabled('http'), warn: log.isLevelEnabled('warn') };
  const isQuick = config.get<boolean>('portal.producao');
  return ({ waitedMs, ...line }, url) => {
    const { metodo, rota, status, ms } = line;
    const lento = waitedMs >= slowMs;
    const level = status >= 500 || lento ? 'warn' : 'http';
    if (!isRead[level]) return;
    if (isQuick && status < 400 && !lento) {
      writeAccess(line);
      return;
    }
    const caminho = status < 400 ? rota : loggedPath(url);
    log[level](`${metodo} ${caminho} ${status} ${ms} ms${lento ? ' (lento)' : ''}`, {
      ...line,
      ...(status >= 400 && { caminho }),
      ...(lento && { lento }),
    });
  };
};

const listeners = new WeakMap<Core.Strapi, ((one: Answered) => void)[]>();

/** Tells `listener` of every request of this portal, whoever answered it. */
export const onAnswered = (strapi: Core.Strapi, listener: (one: Answered) => void): void => {
  listeners.set(strapi, [...(listeners.get(strapi) ?? []), listener]);
};

/** Writes the line of a request and tells whoever wants to know of it. */
export const accessLog = (strapi: Core.Strapi): ((one: Answered, url: string) => void) => {
  const tell = teller(strapi);
  return (one, url) => {
    tell(one, url);
    for (const listener of listeners.get(strapi) ?? []) listener(one);
  };
};

/**
 * Access log: names every request (its own name, or the one a trusted proxy gave it) and writes one line when it was
 * answered. Stands in front of everything, so that nothing answers unseen.
 */
export const observeRequests = (strapi: Core.Strapi, next: RequestListener): RequestListener => {
  const proxies = networkList(strapi.config.get<string[]>('portal.proxiesConfiaveis'));
  const tell = accessLog(strapi);
  const idOf = ({ headers, socket }: IncomingMessage): string => {
    const sent = headers['x-request-id'];
    const isKept = typeof sent === 'string' && OWN_ID.test(sent);
    return isKept && isWithin(proxies, socket.remoteAddress ?? '') ? sent : randomUUID();
  };
  return (req: IncomingMessage, response: ServerResponse) => {
    // The portal's server makes no other (cms/config/server.ts).
    if (!(response instanceof ObservedResponse)) throw new Error('a response nobody observes');
    const startedAt = performance.now();
    // Of a body that never came whole nobody was kept waiting but the portal.
    const came = { startedAt, bodyAt: hasBody(req) ? Infinity : startedAt };
    response.id = idOf(req);
    if (came.bodyAt === Infinity) req.once('end', () => (came.bodyAt = performance.now()));
    response.once('close', () => tell(answered(req, response, came), req.url ?? ''));
    forRequest(response, () => next(req, response));
  };
};
