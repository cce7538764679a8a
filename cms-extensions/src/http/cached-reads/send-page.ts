import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesAny } from './send';
import type { Body } from './body';
import { negotiateEncoding } from './negotiate';

interface PageAnswer {
  status?: number;
  type: string;
  body: Body;
  /** Name and value, one after the other. */
  headers: readonly string[];
}

/** Answers a whole document from memory, with the best encoding that was made of it, or 304. */
export const sendDocument = async (
  req: IncomingMessage,
  res: ServerResponse,
  { status = 200, type, body, headers }: PageAnswer,
): Promise<void> => {
  const encoding = body.compressible
    ? negotiateEncoding(req.headers['accept-encoding'])
    : 'identity';
  const all = [...headers, 'ETag', body.etag(encoding), 'Vary', 'Accept-Encoding'];
  if (status === 200 && matchesAny(req.headers['if-none-match'], body)) {
    res.writeHead(304, all).end();
    return;
  }
  if (encoding !== 'identity') all.push('Content-Encoding', encoding);
  const made = body.bytes(encoding);
  const bytes = Buffer.isBuffer(made) ? made : await made;
  res.writeHead(status, [...all, 'Content-Type', type, 'Content-Length', String(bytes.length)]);
  res.end(req.method === 'HEAD' ? undefined : bytes);
};
