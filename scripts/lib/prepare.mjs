import { EVERYTHING, build, stale } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { withBuildLock } from './lock.mjs';

/** Installs and builds what is missing or stale of these parts. Writes nothing when nothing is. */
export const prepare = async (ids = EVERYTHING) => {
  if (isInstalled() && stale(ids).length === 0) return;
  await withBuildLock(async () => {
    await install();
    await build(ids);
  });
};
