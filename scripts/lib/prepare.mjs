import { existsSync } from 'node:fs';
import { EVERYTHING, build, stale } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { withBuildLock } from './lock.mjs';
import { at } from './paths.mjs';

/** Put together by scripts/montar.mjs: nothing is left to install or to build there. */
const isAssembled = () => !existsSync(at('package-lock.json'));

/** Installs and builds what is missing or stale of these parts. Writes nothing when nothing is. */
export const prepare = async (ids = EVERYTHING) => {
  if (isAssembled()) return;
  if (isInstalled() && stale(ids).length === 0) return;
  await withBuildLock(async () => {
    await install();
    await build(ids);
  });
};
