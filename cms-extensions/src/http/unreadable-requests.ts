import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Core } from '@strapi/strapi';
import { codeOf } from '../database/away';
import { failure, type Failure } from './failure';
import { REQUEST_ID, UNKNOWN_ROUTE, type ObservedResponse } from './observed-response';
import { accessLog } from './request-log';

/** What a client that is still writing gets to read its answer in, in ms. */
const LINGER_MS = 1_000;

/** What Node's parser found, as it would answer itself; anything else is 400. */
const failureOf = (error: unknown): Failure => {
  switch (codeOf(error)) {
    case 'HPE_HEADER_OVERFLOW':
      return failure(431, { msg: MENSAGENS.grandeDemais });
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return failure(408);
    default:
      return failure(400);
  }
};

const bytesOf = (id: string, { status, body }: Failure): Buffer => {
  const json = Buffer.from(JSON.stringify(body));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${json.length}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `${REQUEST_ID}: ${id}`,
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), json]);
};

/** The answer that a connection is waiting for, by Node's own mark; null: it waits for none. */
const answerUnderWay = (socket: Socket): ObservedResponse | null =>
  (socket as Socket & { _httpMessage?: ObservedResponse | null })._httpMessage ?? null;

const answerOver = (socket: Duplex, id: string, refusal: Failure): void => {
  socket.end(bytesOf(id, refusal));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};

/**
 * What is no request (a header too long, broken or that never ends) and who takes the portal for a proxy (CONNECT) are refused in
 * the contract's shape too, and are a line of the log: Node would answer the first with nothing to read and hang up on the
 * second, unseen.
 */
export const answerUnreadable = (strapi: Core.Strapi, server: Server): void => {
  const tell = accessLog(strapi);
  const answered = new WeakSet<Socket>();
  const line = (id: string, metodo: string, status: number): void =>
    tell({ id, metodo, rota: UNKNOWN_ROUTE, status, ms: 0, waitedMs: 0 }, UNKNOWN_ROUTE);
  server.on('connect', ({ method = '?' }, socket) => {
    const [id, refusal] = [randomUUID(), failure(405)];
    socket.on('error', () => undefined);
    answerOver(socket, id, refusal);
    line(id, method, refusal.status);
  });
  server.on('clientError', (error, socket) => {
    // The parser complains of everything that follows, too.
    if (!(socket instanceof Socket) || answered.has(socket)) return;
    answered.add(socket);
    const underWay = answerUnderWay(socket);
    // What follows a whole request is nothing to it.
    if (underWay?.req.complete) {
      underWay.once('close', () => socket.destroy());
      return;
    }
    // A connection that was opened and never used asked for nothing.
    if (!socket.writable || socket.bytesRead === 0 || underWay?.headersSent) {
      socket.destroy();
      return;
    }
    const refusal = failureOf(error);
    const id = underWay?.id ?? randomUUID();
    answerOver(socket, id, refusal);
    // Whose body broke off has its own line.
    if (!underWay) line(id, '?', refusal.status);
  });
};
