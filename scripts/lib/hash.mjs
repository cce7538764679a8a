import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

const IGNORED = new Set(['node_modules', 'dist', '.strapi', '.cache', '.tmp', 'generated']);
const IS_TEST = /\.(test|e2e)\.[a-z]+$/;

const filesOf = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name) && !IS_TEST.test(entry.name))
    .flatMap((entry) => filesOf(join(path, entry.name)));
};

/** Hash of the content of files and folders (tests and outputs left out) and of some texts besides. */
export const hashOf = (paths, ...texts) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf).sort()) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  for (const text of texts) hash.update(`${text}\0`);
  return hash.digest('hex');
};
