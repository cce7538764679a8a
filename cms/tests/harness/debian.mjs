import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at } from '../../../scripts/lib/paths.mjs';
import { quiet } from '../../../scripts/lib/run.mjs';

/** Programs that tests run and npm does not have: their package, and where it keeps them. */
const PROGRAMS = {
  promtool: { of: 'prometheus', in: 'usr/bin' },
  nginx: { of: 'nginx', in: 'usr/sbin' },
};

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const installed = (name) =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** Unpacked, not installed: the packages would start servers, and ask for root. Kept between runs. */
const fetchPackage = async (name, folder) => {
  const message = `Não foi possível trazer o pacote ${name} do Debian.`;
  mkdirSync(folder, { recursive: true });
  const download = () => quiet('apt-get', ['download', name], message, { cwd: folder });
  // A fresh machine has no lists yet.
  await download().catch(() => quiet('apt-get', ['update'], message).then(download));
  const [archive = ''] = readdirSync(folder).filter((file) => file.endsWith('.deb'));
  await quiet('dpkg', ['-x', join(folder, archive), folder], message);
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
