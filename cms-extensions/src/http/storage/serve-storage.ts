import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import type { Context, Middleware } from 'koa';
import { matchesEtag } from '../conditional';
import { Refusal } from '../refusal';
import type { Settings } from '../settings';
import { parseRange } from './range';
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

const openFile = async (file: string): Promise<FileHandle | null> => {
  try {
    // No symbolic links: the portal makes none.
    return await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ELOOP' || code === 'ENOTDIR') return null;
    throw error;
  }
};

/**
 * Files under /storage (contrato 3): parts for players, tags, caching, known folders and names only, for whom may read
 * them.
 */
export const serveStorage =
  ({ uploads }: Settings, accessOf: FileAccess): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(RAIZ_STORAGE) && `${ctx.path}/` !== RAIZ_STORAGE) {
      await next();
      return;
    }
    const stored = findStoredFile(uploads, ctx.path);
    if (!stored) throw new Refusal(404);
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new Refusal(405);
    }
    const reach = await accessOf(ctx, stored.name);
    const handle = reach === 'nobody' ? null : await openFile(stored.file);
    if (reach === 'nobody' || !handle) throw new Refusal(404);
    const streaming = await answerFile(ctx, handle, stored, reach).catch(async (error: unknown) => {
      await handle.close();
      throw error;
    });
    // A stream closes its file when it ends or the client goes away.
    if (!streaming) await handle.close();
  };

/** Answers from an open file; true when the answer streams it. */
const answerFile = async (
  ctx: Context,
  handle: FileHandle,
  stored: StoredFile,
  reach: Exclude<Reach, 'nobody'>,
): Promise<boolean> => {
  const stat = await handle.stat();
  if (!stat.isFile()) throw new Refusal(404);
  const etag = `"${stored.name}-${stat.size.toString(36)}"`;
  const isNew = reach === 'everybody' && Date.now() - stat.mtimeMs < NEW_FOR;
  const cache = isNew ? FOR_NOW : CACHE_CONTROL[reach];
  ctx.set({ ETag: etag, 'Cache-Control': cache, 'Accept-Ranges': 'bytes' });
  ctx.status = 200;
  if (matchesEtag(ctx.get('If-None-Match'), etag)) {
    ctx.status = 304;
    return false;
  }
  const condition = ctx.get('If-Range');
  const wanted = condition === '' || condition === etag ? ctx.get('Range') : undefined;
  const range = ctx.method === 'GET' ? parseRange(wanted, stat.size) : 'whole';
  if (range === 'unsatisfiable') {
    ctx.set('Content-Range', `bytes */${stat.size}`);
    throw new Refusal(416);
  }
  const { start, end } = range === 'whole' ? { start: 0, end: stat.size - 1 } : range;
  if (range !== 'whole') {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${start}-${end}/${stat.size}`);
  }
  if (ctx.method === 'HEAD' || end < start) {
    if (end < start) ctx.body = Buffer.alloc(0);
    ctx.type = stored.type;
    ctx.length = end - start + 1;
    return false;
  }
  ctx.body = handle.createReadStream({ start, end });
  ctx.type = stored.type;
  ctx.length = end - start + 1;
  return true;
};
