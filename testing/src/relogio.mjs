import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { naRaiz } from './raiz.mjs';

/**
 * A clock that the portals which get its `env` read instead of the machine's, kept in a folder of its own below this one.
 * @param {string} below
 */
export const clockIn = (below) => {
  const folder = mkdtempSync(join(below, 'portal-relogio-'));
  const file = join(folder, 'adiantado');
  /** It runs ahead by so many ms. Whole at once: a portal that read it half written would be back in its own time. */
  const set = (/** @type {number} */ ms) => {
    writeFileSync(`${file}.novo`, String(ms));
    renameSync(`${file}.novo`, file);
  };
  set(0);
  const program = naRaiz('testing/src/relogio-adiantado.mjs');
  return { folder, set, env: { NODE_OPTIONS: `--import ${program}`, RELOGIO: file } };
};
