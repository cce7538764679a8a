import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { naRaiz } from './raiz.mjs';

const run = promisify(execFile);

/** Programs that tests run and npm does not have: their package, and where it keeps them. */
const PROGRAMS = {
  promtool: { of: 'prometheus', in: 'usr/bin' },
  nginx: { of: 'nginx', in: 'usr/sbin' },
};

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
/** @param {string} name */
const installed = (name) =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));

/**
 * Unpacked, not installed: the packages would start servers, and ask for root. Kept between runs.
 * @param {string} name @param {string} folder
 */
const fetchPackage = async (name, folder) => {
  mkdirSync(folder, { recursive: true });
  const download = () => run('apt-get', ['download', name], { cwd: folder });
  // A fresh machine has no lists yet.
  await download().catch(() => run('apt-get', ['update']).then(download));
  const [archive = ''] = readdirSync(folder).filter((file) => file.endsWith('.deb'));
  await run('dpkg', ['-x', join(folder, archive), folder]);
};

/**
 * Path of a program of Debian's; a machine of the tests' own (CI) brings its package when it is missing. Null where there is
 * none to be had.
 * @param {keyof typeof PROGRAMS} name
 */
export const debianProgram = async (name) => {
  const own = installed(name);
  if (own) return own;
  const folder = naRaiz(`.portal/debian/${name}`);
  const unpacked = join(folder, PROGRAMS[name].in, name);
  if (!existsSync(unpacked) && process.env.CI && installed('apt-get'))
    await fetchPackage(PROGRAMS[name].of, folder);
  return existsSync(unpacked) ? unpacked : null;
};
