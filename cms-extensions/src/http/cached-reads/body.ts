import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
}

/** An answer kept in memory: its bytes, its strong tag, and its compressed forms, each made once, when first asked for. */
export class Body {
  readonly identity: Buffer;
  readonly hash: string;
  readonly total: number | undefined;
  private readonly brotliQuality: number;
  private readonly ready = new Map<Encoding, Buffer>();
  private readonly making = new Map<Encoding, Promise<Buffer>>();

  constructor(content: string | Buffer, { total, brotliQuality = QUICK_BROTLI }: BodyOptions = {}) {
    this.identity = Buffer.from(content);
    this.hash = createHash('sha256').update(this.identity).digest('base64url').slice(0, 22);
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

/** A body that keeps the old one's compressed bytes when nothing in it changed. */
export const renewBody = (old: Body | undefined, json: string, total?: number): Body => {
  const body = new Body(withPublicAddresses(json), { total });
  return old && old.hash === body.hash && old.total === total ? old : body;
};

/** A body made when somebody first asks for it; `before`: the one of the view before, where somebody had asked. */
export class LazyBody {
  private made: Body | undefined;

  constructor(
    private readonly make: () => { json: string; total: number },
    private before: Body | undefined,
  ) {}

  get(): Body {
    if (!this.made) {
      const { json, total } = this.make();
      this.made = renewBody(this.before, json, total);
      this.before = undefined;
    }
    return this.made;
  }

  /** The newest anybody asked for. */
  get latest(): Body | undefined {
    return this.made ?? this.before;
  }
}
