import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isUnavailable } from '../../database/away';
import { failure } from '../failure';
import { nameRoute } from '../observed-response';
import { decodeSegment, splitTarget } from '../request-path';
import { answerPreflight, FOR_EVERY_SITE, isPreflight } from './cors';
import type { Freshness } from './freshness';
import type { PublicReads, PublicRequest, PublicRoute, View } from './public-reads';
import { BadQuery, parseQuery } from './query';
import { refuseMethod, sendAnswer, sendFailure } from './send';

/** How many reads found their answer ready, and how many waited for it to be made, since the start. */
export const readCounts = { hit: 0, miss: 0 };

interface Target {
  reads: PublicReads;
  route: PublicRoute<View>;
}

const ID_SUFFIX = '/:id';

/** Routes of all domains: by exact path, and by the part before an id, with what follows the id. */
const routeTable = (all: readonly PublicReads[]) => {
  const exact = new Map<string, Target>();
  const byParent = new Map<string, Target>();
  for (const reads of all)
    for (const route of reads.routes)
      (route.path.includes(ID_SUFFIX) ? byParent : exact).set(route.path, { reads, route });
  return { exact, byParent };
};

/** Path and id, the id being the segment that ends at `end`. */
const withId = (path: string, end: number): { pattern: string; segment: string } => {
  const slash = path.lastIndexOf('/', end - 1);
  const pattern = `${path.slice(0, slash)}${ID_SUFFIX}${path.slice(end)}`;
  return { pattern, segment: path.slice(slash + 1, end) };
};

/**
 * A request listener that answers the public reads from memory, in front of Koa (docs/arquitetura.md, "The way of a
 * request"), and hands everything else to `next`. Never throws: faults are answered in the contract's shape and given
 * to `report`.
 */
export const publicReadsListener = (
  all: readonly PublicReads[],
  freshness: Freshness,
  next: RequestListener,
  report: (error: unknown, req: IncomingMessage) => void,
): RequestListener => {
  const { exact, byParent } = routeTable(all);

  const find = (path: string): (Target & { id: string | null }) | null => {
    const fixed = exact.get(path) ?? exact.get(decodeSegmentPath(path));
    if (fixed) return { ...fixed, id: '' };
    for (const end of [path.length, path.lastIndexOf('/')]) {
      const { pattern, segment } = withId(path, end);
      const parent = byParent.get(pattern);
      if (parent) return { ...parent, id: decodeSegment(segment) };
    }
    return null;
  };

  const answer = (
    req: IncomingMessage,
    res: ServerResponse,
    { route }: Target,
    view: View,
    request: PublicRequest,
  ): void | Promise<void> => {
    const found = route.answer(view, request);
    if (found instanceof Promise) return found.then((made) => sendAnswer(req, res, made));
    if (found) return sendAnswer(req, res, found);
    sendFailure(req, res, failure(404), FOR_EVERY_SITE);
  };

  const fail = (req: IncomingMessage, res: ServerResponse, error: unknown): void => {
    if (error instanceof BadQuery) {
      const { message: msg, erros } = error;
      sendFailure(req, res, failure(400, { msg, erros }), FOR_EVERY_SITE);
      return;
    }
    report(error, req);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    sendFailure(req, res, failure(isUnavailable(error) ? 503 : 500), FOR_EVERY_SITE);
  };

  const read = (
    req: IncomingMessage,
    res: ServerResponse,
    target: Target,
    request: PublicRequest,
  ): void | Promise<void> => {
    if (request.query !== '') parseQuery(request.query);
    const view = freshness.read(target.reads);
    readCounts[view instanceof Promise ? 'miss' : 'hit'] += 1;
    if (!(view instanceof Promise)) return answer(req, res, target, view, request);
    return view.then((ready) => answer(req, res, target, ready, request));
  };

  const serve = (
    req: IncomingMessage,
    res: ServerResponse,
    target: Target,
    request: PublicRequest,
  ): void => {
    try {
      // A hit is answered synchronously; only a read that must wait is a promise.
      read(req, res, target, request)?.catch((error: unknown) => fail(req, res, error));
    } catch (error) {
      fail(req, res, error);
    }
  };

  return (req, res) => {
    const target = splitTarget(req.url ?? '');
    const found = target && find(target.path);
    if (found) nameRoute(res, found.route.path);
    if (!found) next(req, res);
    else if (isPreflight(req)) answerPreflight(res);
    else if (req.method !== 'GET' && req.method !== 'HEAD') refuseMethod(req, res);
    else if (found.id === null) sendFailure(req, res, failure(404), FOR_EVERY_SITE);
    else serve(req, res, found, { id: found.id, query: target.query });
  };
};

/** `id%7Cnome_radio` is `id|nome_radio` with the pipe raw or percent-encoded (contrato 3). */
const decodeSegmentPath = (path: string): string => path.replace(/%7c/gi, '|');
