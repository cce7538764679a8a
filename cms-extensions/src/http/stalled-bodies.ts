import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { isAbandoned } from './abandoned-body';
import { sendFailure } from './cached-reads/send';
import { hasBody } from './drain';
import { failure } from './failure';

/** Idle time-out of a body, in ms; one that keeps coming may take its time (contrato 7). */
const PATIENCE_MS = 30_000;
const BETWEEN_LOOKS_MS = 1_000;

interface Watched {
  res: ServerResponse;
  /** Bytes the connection had received when it was last seen to move, and when that was. */
  bytes: number;
  movedAt: number;
}

/** Back-pressure: bytes that are here and unread wait for us, not for the sender. */
const waitsForUs = ({ readableLength }: IncomingMessage): boolean => readableLength > 0;

/**
 * Watchdog: ends requests whose body stands still with 408, whoever reads them: Strapi's parsers, the portal's own, nobody.
 * Call once every other listener of requests is in place.
 */
export const watchBodies = (strapi: Core.Strapi, server: Server): void => {
  const watched = new Map<IncomingMessage, Watched>();

  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    if (!hasBody(req)) return;
    watched.set(req, { res, bytes: req.socket.bytesRead, movedAt: performance.now() });
    req.once('close', () => {
      watched.delete(req);
      if (!isAbandoned(req)) return;
      const [path = ''] = (req.url ?? '').split('?', 1);
      strapi.log.debug(`corpo abandonado: ${req.method ?? ''} ${path}`);
    });
  });

  const look = (req: IncomingMessage, seen: Watched): void => {
    const now = performance.now();
    const { bytesRead } = req.socket;
    if (req.complete || seen.res.writableEnded) watched.delete(req);
    else if (bytesRead !== seen.bytes || waitsForUs(req)) {
      seen.bytes = bytesRead;
      seen.movedAt = now;
    } else if (now - seen.movedAt >= PATIENCE_MS) {
      watched.delete(req);
      if (seen.res.headersSent) req.destroy();
      else sendFailure(req, seen.res, failure(408), ['Connection', 'close']);
    }
  };

  const timer = setInterval(() => {
    for (const [req, seen] of watched) look(req, seen);
  }, BETWEEN_LOOKS_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
};
