import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const EVERY_MS = 1000;
const BLOCK = 512;

/** Bytes on disk below some folders; what has several names counts once. */
export const diskUse = (folders) => {
  const seen = new Map();
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const found = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false });
      if (found) seen.set(found.ino, found.blocks * BLOCK);
    }
  return [...seen.values()].reduce((sum, bytes) => sum + bytes, 0);
};

/** Looks at them until told to stop; answers the most there was. */
export const watchDisk = (folders) => {
  let peak = diskUse(folders);
  const timer = setInterval(() => {
    try {
      peak = Math.max(peak, diskUse(folders));
    } catch {
      // A folder that went while it was listed: the next look counts.
    }
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.max(peak, diskUse(folders));
    },
  };
};
