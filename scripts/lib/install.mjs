import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf } from './hash.mjs';
import { at } from './paths.mjs';
import { step } from './progress.mjs';
import { quiet } from './run.mjs';

const STAMP = at('node_modules/.portal/instalado');

/** The Node the compiled packages are for; another one needs another installation. */
const PLATFORM = `${process.platform}-${process.arch}-${process.versions.modules}`;

const wanted = () => `${PLATFORM} ${hashOf([at('package-lock.json')])}`;

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

const packagesIn = (path) => JSON.parse(read(path) ?? '{}').packages ?? {};

/** Whether node_modules holds the lockfile's versions although no stamp says so (someone typed `npm install`). */
const holdsTheLockfile = () => {
  const installed = packagesIn(at('node_modules/.package-lock.json'));
  return Object.entries(packagesIn(at('package-lock.json'))).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.peer ||
      // A folder that was no workspace before has no link yet.
      (entry.link ? existsSync(at(path)) : installed[path]?.version === entry.version),
  );
};

const writeStamp = (text) => {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, text);
};

/** Runs the npm this was started by, in silence. */
export const npm = (args, message) => {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? quiet(process.execPath, [cli, ...args], message)
    : quiet('npm', args, message, { shell: process.platform === 'win32' });
};

/** Whether the packages of the lockfile are installed for this Node. */
export const isInstalled = () => {
  const stamp = read(STAMP);
  if (stamp === wanted()) return true;
  if (stamp !== null && !stamp.startsWith(`${PLATFORM} `)) return false;
  return existsSync(at('node_modules/.package-lock.json')) && holdsTheLockfile();
};

/** Installs exactly what the lockfile says, when that is not what is there. What it brings to compile is a part of the build. */
export const install = async () => {
  if (!isInstalled()) {
    await step('Instalando as dependências (na primeira vez leva alguns minutos)', async () => {
      rmSync(STAMP, { force: true });
      await npm(
        ['ci', '--include=dev', '--ignore-scripts'],
        'Não foi possível instalar as dependências. Confira a internet e tente de novo.',
      );
    });
  }
  if (read(STAMP) !== wanted()) writeStamp(wanted());
};
