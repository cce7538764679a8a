import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf } from './hash.mjs';
import { forgetAddresses, withAddressesIn } from './package-addresses.mjs';
import { at, ROOT } from './paths.mjs';
import { step } from './progress.mjs';
import { quiet } from './run.mjs';

const STAMP = at('node_modules/.portal/instalado');

/** The Node the compiled packages are for; another one needs another installation. */
const PLATFORM = `${process.platform}-${process.arch}-${process.versions.modules}`;

/** What a portal is built of and runs on: a third less than with the browser, the database and the tools of who changes it. */
export const PORTAL = ['contracts', 'cms-extensions', 'demonstracao', 'cms', 'web'];
const PORTAL_ONLY = ' portal';

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

/** The address of the registry npm is set to. */
const registry = async () => {
  const said = await npm(['config', 'get', 'registry'], 'O npm não respondeu.');
  return said.match(/^https?:\/\/\S+$/m)?.[0].replace(/\/*$/, '/');
};

/**
 * What npm is told so that what is wanted is there, and the stamp of it afterwards; null when it is there. `stamp`: the one
 * found, `whole`: the one of all packages.
 */
export const plan = (stamp, whole, portalOnly) => {
  const part = whole + PORTAL_ONLY;
  if (stamp === whole || (portalOnly && stamp === part)) return null;
  if (stamp === part) return { args: ['install', '--no-save'], made: whole };
  // Whoever once had everything keeps it.
  if (!portalOnly || (stamp !== null && !stamp.endsWith(PORTAL_ONLY)))
    return { args: ['ci'], made: whole };
  return { args: ['ci', ...PORTAL.map((name) => `--workspace=${name}`)], made: part };
};

/** Whether the packages of the lockfile are installed for this Node: all of them, or those of the portal alone. */
export const isInstalled = ({ portalOnly = false } = {}) => {
  const stamp = read(STAMP);
  if (plan(stamp, wanted(), portalOnly) === null) return true;
  if (stamp !== null && !stamp.startsWith(`${PLATFORM} `)) return false;
  return existsSync(at('node_modules/.package-lock.json')) && holdsTheLockfile();
};

/** Installs exactly what the lockfile says, when that is not what is there. What it brings to compile is a part of the build. */
export const install = async ({ portalOnly = false } = {}) => {
  forgetAddresses(ROOT);
  const todo = plan(read(STAMP), wanted(), portalOnly);
  if (todo === null) return;
  if (isInstalled({ portalOnly })) {
    writeStamp(wanted());
    return;
  }
  const { args, made } = todo;
  await step('Instalando as dependências (na primeira vez leva alguns minutos)', async () => {
    rmSync(STAMP, { force: true });
    await withAddressesIn(ROOT, await registry(), () =>
      npm(
        [...args, '--include=dev', '--ignore-scripts'],
        'Não foi possível instalar as dependências. Confira a internet e tente de novo.',
      ),
    );
  });
  writeStamp(made);
};
