import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 40 * 1024 * 1024;
const LONGEST_MS = 10_000;

/**
 * Drains the body of a request that is about to be refused: a client that is still writing when the connection closes
 * never sees the answer. Gives up on a body that is too long or too slow.
 */
export const drain = (req: IncomingMessage): Promise<void> => {
  if (req.complete || !hasBody(req)) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const done = (): void => {
      clearTimeout(timer);
      req.off('data', count);
      resolve();
    };
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) done();
    };
    const timer = setTimeout(done, LONGEST_MS);
    req.on('data', count);
    for (const event of ['end', 'close', 'error']) req.once(event, done);
  });
};

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
