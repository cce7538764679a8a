import type { IncomingMessage, ServerResponse } from 'node:http';
import { CABECALHO_TOTAL } from '@portal/contracts/http/resposta';
import { matchesEtag } from '../conditional';
import { drain } from '../drain';
import { failure, type Failure } from '../failure';
import type { Body } from './body';
import { FOR_EVERY_SITE } from './cors';
import { negotiateEncoding } from './negotiate';
import type { PublicAnswer } from './public-reads';

/**
 * A proxy may keep an answer 2 s, a browser asks every time: with 3 s of our own, nothing is older than 5 s (contrato
 * 5).
 */
export const CACHE_CONTROL = 'public, max-age=0, s-maxage=2, must-revalidate';
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers from memory: 200 with the best prepared encoding, or 304. */
export const sendAnswer = (
  req: IncomingMessage,
  res: ServerResponse,
  answer: PublicAnswer,
): void | Promise<void> => {
  if (answer.uncached) {
    sendUncached(req, res, answer.body, answer.uncached.bytes);
    return;
  }
  const { body } = answer;
  const encoding = body.compressible
    ? negotiateEncoding(req.headers['accept-encoding'])
    : 'identity';
  const headers = [
    ...FOR_EVERY_SITE,
    ...['ETag', body.etag(encoding)],
    ...['Cache-Control', CACHE_CONTROL],
    ...['Vary', 'Accept-Encoding'],
    ...(body.total === undefined ? [] : [CABECALHO_TOTAL, String(body.total)]),
  ];
  if (matchesAny(req.headers['if-none-match'], body)) {
    res.writeHead(304, headers).end();
    return;
  }
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  const bytes = body.bytes(encoding);
  if (Buffer.isBuffer(bytes)) {
    sendBytes(req, res, headers, bytes);
    return;
  }
  return bytes.then((ready) => sendBytes(req, res, headers, ready));
};

/** Any encoding's tag of the same bytes matches: it is the same answer. */
export const matchesAny = (header: string | undefined, body: Body): boolean =>
  header !== undefined &&
  (matchesEtag(header, body.etag('identity')) ||
    matchesEtag(header, body.etag('br')) ||
    matchesEtag(header, body.etag('gzip')));

const sendBytes = (
  req: IncomingMessage,
  res: ServerResponse,
  headers: string[],
  bytes: Buffer,
): void => {
  headers.push('Content-Type', JSON_TYPE, 'Content-Length', String(bytes.length));
  headers.push('X-Content-Type-Options', 'nosniff');
  res.writeHead(200, headers);
  res.end(req.method === 'HEAD' ? undefined : bytes);
};

/** Weak ETag of the set of items, whatever their order: whoever revalidates with it asks whether the set changed. */
const sendUncached = (
  req: IncomingMessage,
  res: ServerResponse,
  set: Body,
  bytes: Buffer,
): void => {
  const headers = [
    ...FOR_EVERY_SITE,
    ...['ETag', `W/${set.etag('identity')}`, 'Cache-Control', 'no-store'],
  ];
  if (matchesEtag(req.headers['if-none-match'], set.etag('identity'))) {
    res.writeHead(304, headers).end();
    return;
  }
  sendBytes(req, res, headers, bytes);
};

/** Answers a small JSON value that nobody may keep. */
export const sendJson = (
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  value: unknown,
  extra: readonly string[] = [],
): void => {
  const bytes = Buffer.from(JSON.stringify(value));
  res.writeHead(status, [
    ...['Content-Type', JSON_TYPE, 'Content-Length', String(bytes.length)],
    ...['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'],
    ...extra,
  ]);
  res.end(req.method === 'HEAD' ? undefined : bytes);
};

/** Answers a failure in the contract's shape (contrato 1). */
export const sendFailure = (
  req: IncomingMessage,
  res: ServerResponse,
  { status, body, retryAfter }: Failure,
  extra: readonly string[] = [],
): void => {
  const retry = retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)];
  sendJson(req, res, status, body, [...retry, ...extra]);
};

/** 405 for a write to what is only read. */
export const refuseMethod = (req: IncomingMessage, res: ServerResponse): void =>
  void drain(req).then(() => sendFailure(req, res, failure(405), ['Allow', 'GET, HEAD']));
