import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { at } from '../../../scripts/lib/paths.mjs';
import { quiet } from '../../../scripts/lib/run.mjs';

/** Programs that tests run and npm does not have: their package, and where it keeps them. */
const PROGRAMS = {
  promtool: { of: 'prometheus', in: 'usr/bin' },
  nginx: { of: 'nginx', in: 'usr/sbin' },
  pgbouncer: { of: 'pgbouncer', in: 'usr/sbin' },
};

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const installed = (name) =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));

const MISSING = 'Não foi possível trazer do Debian o pacote';

const isThere = (name) => quiet('dpkg', ['-s', name], name).then(Boolean, () => false);

/** The libraries a package needs and this machine does not have. */
const librariesOf = async (archive) => {
  const needs = await quiet('dpkg-deb', ['-f', archive, 'Depends'], `${MISSING} ${archive}.`);
  const names = needs.split(',').map((one) => one.trim().split(/[\s:(|]/, 1)[0]);
  const libraries = names.filter((name) => name.startsWith('lib'));
  const there = await Promise.all(libraries.map(isThere));
  return libraries.filter((_, n) => !there[n]);
};

/** Unpacked, not installed: the packages would start servers, and ask for root. Kept between runs. */
const fetchPackage = async (name, folder) => {
  const message = `${MISSING} ${name}.`;
  mkdirSync(folder, { recursive: true });
  const download = () => quiet('apt-get', ['download', name], message, { cwd: folder });
  // A fresh machine has no lists yet.
  await download().catch(() => quiet('apt-get', ['update'], message).then(download));
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}_`)) ?? '';
  await quiet('dpkg', ['-x', join(folder, file), folder], message);
  for (const library of await librariesOf(join(folder, file))) await fetchPackage(library, folder);
};

/**
 * Path of a program of Debian's; a machine of the tests' own (CI) brings its package when it is missing. Null where there is
 * none to be had.
 * @param {keyof typeof PROGRAMS} name
 */
export const debianProgram = async (name) => {
  const own = installed(name);
  if (own) return own;
  const folder = at('.portal', 'debian', name);
  const unpacked = join(folder, PROGRAMS[name].in, name);
  if (!existsSync(unpacked) && process.env.CI && installed('apt-get'))
    await fetchPackage(PROGRAMS[name].of, folder);
  return existsSync(unpacked) ? unpacked : null;
};

/** Where a program that was unpacked finds the libraries unpacked beside it; '' for one that is installed. */
export const debianLibraries = (program) => {
  const lib = join(dirname(program), '../lib');
  if (FOLDERS.includes(dirname(program)) || !existsSync(lib)) return '';
  return readdirSync(lib)
    .map((name) => join(lib, name))
    .join(delimiter);
};
