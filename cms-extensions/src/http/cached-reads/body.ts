import { createHash, type Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Fatias, fatiar } from '../../texto/fatias';
import type { Encoding } from './negotiate';
import { withPublicAddresses } from './public-addresses';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this many bytes a compressed answer saves no packet. */
const WORTH_COMPRESSING = 1400;
/** For answers made again at every change; what a build makes once deserves the best. */
const QUICK_BROTLI = 5;
export const BEST_BROTLI = 11;

interface BodyOptions {
  /** How many items there are in all, when the answer is a list (contrato 3): X-Total-Count. */
  total?: number | undefined;
  brotliQuality?: number;
  /** The tag of the content, where it was made with it. */
  hash?: string;
}

const tagOf = (hash: Hash): string => hash.digest('base64url').slice(0, 22);

/** An answer kept in memory: its bytes, its strong tag, and its compressed forms, each made once, when first asked for. */
export class Body {
  readonly identity: Buffer;
  readonly hash: string;
  readonly total: number | undefined;
  private readonly brotliQuality: number;
  private readonly ready = new Map<Encoding, Buffer>();
  private readonly making = new Map<Encoding, Promise<Buffer>>();

  constructor(
    content: string | Buffer,
    { total, brotliQuality = QUICK_BROTLI, hash }: BodyOptions = {},
  ) {
    this.identity = typeof content === 'string' ? Buffer.from(content) : content;
    this.hash = hash ?? tagOf(createHash('sha256').update(this.identity));
    this.total = total;
    this.brotliQuality = brotliQuality;
  }

  get compressible(): boolean {
    return this.identity.length >= WORTH_COMPRESSING;
  }

  /** Strong tag of one encoding's bytes. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
  }

  /** The bytes in an encoding: at once when they were made before. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.identity;
    return this.ready.get(encoding) ?? this.make(encoding);
  }

  private make(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const started = this.making.get(encoding);
    if (started) return started;
    const work = compress(this.identity, encoding, this.brotliQuality).then((bytes) => {
      this.ready.set(encoding, bytes);
      this.making.delete(encoding);
      return bytes;
    });
    this.making.set(encoding, work);
    return work;
  }
}

const compress = (
  bytes: Buffer,
  encoding: 'br' | 'gzip',
  brotliQuality: number,
): Promise<Buffer> =>
  encoding === 'gzip'
    ? compressGzip(bytes)
    : compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });

/** The old one, with its compressed bytes, when nothing in it changed. */
const renewed = (old: Body | undefined, body: Body): Body =>
  old && old.hash === body.hash && old.total === body.total ? old : body;

/** A body that keeps the old one's compressed bytes when nothing in it changed. */
export const renewBody = (old: Body | undefined, json: string, total?: number): Body =>
  renewed(old, new Body(withPublicAddresses(json), { total }));

/** Of a long list, so many characters become bytes at a time. */
const PART = 64 * 1024;

/** The same for a list whose items come as JSON, one by one; in slices, for it may be of many megabytes. */
export const renewList = async (
  old: Body | undefined,
  items: Iterable<string>,
  total: number,
): Promise<Body> => {
  const fatias = fatiar();
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  let text = '[';
  const put = (): void => {
    const part = Buffer.from(withPublicAddresses(text));
    hash.update(part);
    parts.push(part);
    text = '';
  };
  let first = true;
  for (const item of items) {
    text += first ? item : `,${item}`;
    first = false;
    if (text.length >= PART) put();
    if (fatias.acabou()) await fatias.respirar();
  }
  text += ']';
  put();
  return renewed(old, new Body(await joined(parts, fatias), { total, hash: tagOf(hash) }));
};

/** `Buffer.concat`, in slices: memory that is touched for the first time takes longer than what is written to it. */
const joined = async (parts: readonly Buffer[], fatias: Fatias): Promise<Buffer> => {
  const whole = Buffer.allocUnsafe(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    at += part.copy(whole, at);
    if (fatias.acabou()) await fatias.respirar();
  }
  return whole;
};

interface List {
  itens: Iterable<unknown>;
  total: number;
}

function* asJson(items: Iterable<unknown>): Generator<string> {
  for (const item of items) yield JSON.stringify(item);
}

/**
 * The body of a list, made when somebody first asks for it; `before`: the one of the view before, where somebody had asked.
 */
export class LazyBody {
  private made: Body | undefined;
  private making: Promise<Body> | undefined;

  constructor(
    private readonly make: () => List,
    private before: Body | undefined,
  ) {}

  /** At once when it was made before. */
  get(): Body | Promise<Body> {
    return this.made ?? (this.making ??= this.renew().finally(() => (this.making = undefined)));
  }

  private async renew(): Promise<Body> {
    const { itens, total } = this.make();
    this.made = await renewList(this.before, asJson(itens), total);
    this.before = undefined;
    return this.made;
  }

  /** The newest anybody asked for. */
  get latest(): Body | undefined {
    return this.made ?? this.before;
  }
}
