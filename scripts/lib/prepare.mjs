import { existsSync } from 'node:fs';
import { EVERYTHING, build, stale } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { withBuildLock } from './lock.mjs';
import { at } from './paths.mjs';

/** Put together by scripts/montar.mjs: nothing is left to install or to build there. */
const isAssembled = () => !existsSync(at('package-lock.json'));

/**
 * Installs and builds what is missing or stale of these parts. Writes nothing when nothing is. `portalOnly`: for who does no
 * more than run it, the packages of the tests and tools need not be there.
 */
export const prepare = async (ids = EVERYTHING, { portalOnly = false } = {}) => {
  if (isAssembled()) return;
  if (isInstalled({ portalOnly }) && stale(ids).length === 0) return;
  await withBuildLock(async () => {
    await install({ portalOnly });
    await build(ids);
  });
};
