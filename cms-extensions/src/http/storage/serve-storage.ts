import { RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import type { Context, Middleware } from 'koa';
import type { Armazenamento, Medidas } from '../../armazenamento/armazenamento';
import { matchesEtag } from '../conditional';
import { Refusal } from '../refusal';
import { parseRange, type ByteRange } from './range';
import { findStoredFile, type StoredFile } from './stored-file';

/** Who may read a file: all, for ever; all, while its ad is on the air; only whoever asks; nobody. */
type Reach = 'everybody' | 'for-now' | 'only-you' | 'nobody';

/** Says who may read the file of that name. */
export type FileAccess = (ctx: Context, name: string) => Promise<Reach>;

/** Cache time of what an ad shows: 5 minutes after its end no cache has it (contrato 5). */
const FOR_NOW = 'public, max-age=240, must-revalidate';
const CACHE_CONTROL: Readonly<Record<Exclude<Reach, 'nobody'>, string>> = {
  // A stored name is never used again for other bytes (contrato 3).
  everybody: 'public, max-age=31536000, immutable',
  'for-now': FOR_NOW,
  'only-you': 'private, no-store',
};
/**
 * Replication lag: for so long after a file was stored, in ms, another instance may not know yet whose it is, so nobody
 * may cache it for ever.
 */
const NEW_FOR = 10_000;

/**
 * Files under /storage (contrato 3): parts for players, tags, caching, known folders and names only, for whom may read
 * them.
 */
export const serveStorage =
  (storage: Armazenamento, accessOf: FileAccess): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(RAIZ_STORAGE) && `${ctx.path}/` !== RAIZ_STORAGE) {
      await next();
      return;
    }
    const stored = findStoredFile(ctx.path);
    if (!stored) throw new Refusal(404);
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new Refusal(405);
    }
    const reach = await accessOf(ctx, stored.name);
    const found = reach === 'nobody' ? null : await storage.medir(stored.chave);
    if (reach === 'nobody' || !found) throw new Refusal(404);
    const range = answerHead(ctx, stored, found, reach);
    if (range === null) return;
    if (range.end < range.start) ctx.body = Buffer.alloc(0);
    else if (ctx.method === 'GET') {
      const body = await storage.abrir(stored.chave, range);
      if (body === null) throw new Refusal(404);
      ctx.body = body;
    }
    ctx.type = stored.type;
    ctx.length = range.end - range.start + 1;
  };

/** Sets status and headers of a file's answer; the bytes it is to carry, or null when it carries none (304). */
const answerHead = (
  ctx: Context,
  stored: StoredFile,
  { bytes, em }: Medidas,
  reach: Exclude<Reach, 'nobody'>,
): ByteRange | null => {
  const etag = `"${stored.name}-${bytes.toString(36)}"`;
  const isNew = reach === 'everybody' && Date.now() - em < NEW_FOR;
  const cache = isNew ? FOR_NOW : CACHE_CONTROL[reach];
  ctx.set({ ETag: etag, 'Cache-Control': cache, 'Accept-Ranges': 'bytes' });
  ctx.status = 200;
  if (matchesEtag(ctx.get('If-None-Match'), etag)) {
    ctx.status = 304;
    return null;
  }
  const condition = ctx.get('If-Range');
  const wanted = condition === '' || condition === etag ? ctx.get('Range') : undefined;
  const range = ctx.method === 'GET' ? parseRange(wanted, bytes) : 'whole';
  if (range === 'unsatisfiable') {
    ctx.set('Content-Range', `bytes */${bytes}`);
    throw new Refusal(416);
  }
  if (range === 'whole') return { start: 0, end: bytes - 1 };
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`);
  return range;
};
