import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { StorageAway } from '../database/away';

/** More than a full file system still has room for in a file's own record. */
const PROBE = Buffer.alloc(64 * 1024, 1);
/** Named like a half-written file, which the sweep at start removes. */
const PREFIX = '.provisorio-saude';

const writeAndRemove = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, PREFIX + randomBytes(8).toString('hex'));
  try {
    const opened = await open(file, 'wx');
    try {
      await opened.writeFile(PROBE);
      await opened.sync();
    } finally {
      await opened.close();
    }
  } finally {
    await rm(file, { force: true });
  }
};

/** Throws StorageAway when a folder takes no file now. */
export const provaDaPasta = async (folder: string): Promise<void> => {
  try {
    await writeAndRemove(folder);
  } catch (error) {
    throw new StorageAway(error);
  }
};
