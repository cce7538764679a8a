import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Middleware } from 'koa';
import { READS } from './anti-forgery';
import { formOf, jsonOf, requireUtf8, textOf } from './body-text';
import { drain } from './drain';
import { Refusal } from './refusal';

/** Most bytes of a body without files, as sent and unpacked. */
const LARGEST_BODY = 1024 * 1024;

const UNPACK = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

const isPacking = (name: string): name is keyof typeof UNPACK => Object.hasOwn(UNPACK, name);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Every byte of a request. Throws 413 beyond the limit, 400 when it breaks off. */
const bytesOf = async (req: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Leaving the loop must not end the connection: the answer still goes through it.
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      // A request without an encoding gives Buffers.
      const piece = chunk as Buffer;
      bytes += piece.length;
      if (bytes > LARGEST_BODY) throw new Refusal(413);
      chunks.push(piece);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw new Refusal(400);
    await drain(req);
    throw error;
  }
  return Buffer.concat(chunks);
};

/** Decompresses a body. Throws 415 for an unknown encoding, 413 when too much comes out, 400 when it is malformed. */
const unpacked = async (bytes: Buffer, packing: string): Promise<Buffer> => {
  if (packing === '' || packing === 'identity') return bytes;
  if (!isPacking(packing)) throw new Refusal(415);
  return UNPACK[packing](bytes, { maxOutputLength: LARGEST_BODY }).catch((error: unknown) => {
    throw new Refusal(codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 413 : 400);
  });
};

const BODIES = ['application/json', 'application/x-www-form-urlencoded'];

/**
 * Body parser of every action, the panel's too, in place of Strapi's, which takes bytes that are no UTF-8 for text.
 * Multipart bodies are read elsewhere: `receiveFiles`, and Strapi's parser for the media library.
 */
export const readBody: Middleware = async (ctx, next) => {
  if (!READS.has(ctx.method)) {
    requireUtf8(ctx.get('Content-Type'));
    const kind = ctx.is(BODIES);
    if (kind) {
      const text = textOf(
        await unpacked(await bytesOf(ctx.req), ctx.get('Content-Encoding').toLowerCase()),
      );
      ctx.request.body = kind === 'application/json' ? jsonOf(text) : formOf(text);
    }
    // Never undefined: Strapi destructures it without looking.
    ctx.request.body ??= {};
  }
  await next();
};
