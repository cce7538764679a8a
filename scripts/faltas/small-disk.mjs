import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Room beside what lies there at the start. */
const ROOM_MB = 24;

const quietly = (command, args) => {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const mounted = new Set();

const unmount = (folder) => {
  mounted.delete(folder);
  return quietly('umount', [folder]) || quietly('umount', ['-l', folder]);
};

/** Takes away what is still mounted, whoever used it. */
export const unmountAll = () => {
  for (const folder of mounted) unmount(folder);
};

/**
 * A file system of its own that can be filled without harm to anybody (in memory), where this machine lets one be
 * mounted; null where not. `ownedAs`: a folder whose owner may use it too. `fill` leaves so many kB free, `empty` gives the room back.
 */
export const mountSmallDisk = (folder, usedMb = 0, ownedAs = null) => {
  mkdirSync(folder, { recursive: true });
  const size = `size=${Math.ceil(usedMb) + ROOM_MB}m`;
  if (!quietly('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder])) return null;
  mounted.add(folder);
  if (ownedAs) {
    const { uid, gid } = statSync(ownedAs);
    chownSync(folder, uid, gid);
  }
  const ballast = join(folder, '.lastro');
  return {
    folder,
    fill: (leftKb) => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leftKb * 1024)));
      } catch (error) {
        // Somebody else took the last of it first: then it is full.
        if (error.code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    unmount: () => unmount(folder),
  };
};

/** No file of a process grows beyond so many bytes; `unlimited` takes that back. False where it cannot be said. */
export const limitFiles = (pid, bytes) =>
  quietly('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
