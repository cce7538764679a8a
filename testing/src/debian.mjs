import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { naRaiz } from './raiz.mjs';

const run = promisify(execFile);

/** Programs that tests run and npm does not have: their package, and where it keeps them. */
const PROGRAMS = {
  promtool: { of: 'prometheus', in: 'usr/bin' },
  nginx: { of: 'nginx', in: 'usr/sbin' },
  pgbouncer: { of: 'pgbouncer', in: 'usr/sbin' },
  icecast2: { of: 'icecast2', in: 'usr/bin' },
};

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
/** @param {string} name */
const installed = (name) =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** @param {string} name */
const isThere = (name) =>
  run('dpkg', ['-s', name]).then(
    () => true,
    () => false,
  );

/**
 * The libraries a package needs and this machine does not have.
 * @param {string} archive
 */
const librariesOf = async (archive) => {
  const { stdout } = await run('dpkg-deb', ['-f', archive, 'Depends']);
  const names = stdout.split(',').map((one) => one.trim().split(/[\s:(|]/, 1)[0] ?? '');
  const libraries = names.filter((name) => name.startsWith('lib'));
  const there = await Promise.all(libraries.map(isThere));
  return libraries.filter((_, n) => !there[n]);
};

/**
 * Unpacked, not installed: the packages would start servers, and ask for root. Kept between runs.
 * @param {string} name @param {string} folder @returns {Promise<void>}
 */
const fetchPackage = async (name, folder) => {
  const download = () => run('apt-get', ['download', name], { cwd: folder });
  // A fresh machine has no lists yet.
  await download().catch(() => run('apt-get', ['update']).then(download));
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}_`)) ?? '';
  await run('dpkg', ['-x', join(folder, file), folder]);
  for (const library of await librariesOf(join(folder, file))) await fetchPackage(library, folder);
};

/**
 * Fetches into a folder of its own, which takes its name whole: two processes may do so at once.
 * @param {string} name @param {string} folder
 */
const fetchInto = async (name, folder) => {
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  try {
    await fetchPackage(name, fresh);
    if (!existsSync(folder)) renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
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
    await fetchInto(PROGRAMS[name].of, folder);
  return existsSync(unpacked) ? unpacked : null;
};

/**
 * Where a program that was unpacked finds the libraries unpacked beside it; '' for one that is installed.
 * @param {string} program
 */
export const debianLibraries = (program) => {
  const lib = join(dirname(program), '../lib');
  if (FOLDERS.includes(dirname(program)) || !existsSync(lib)) return '';
  return readdirSync(lib)
    .map((name) => join(lib, name))
    .join(delimiter);
};
