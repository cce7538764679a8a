import { dirname, join, normalize } from 'node:path';

const IMPORTS = /^(?:import|export)\s(?!type\s)[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx'];

/** What a file's text imports, as written. Types are gone when a module runs: they tie nothing together. */
const importsIn = (text) => [...text.matchAll(IMPORTS)].map(([, from, bare]) => from ?? bare);

/** The file an import names, or undefined for a package. */
const resolve = (paths, file, name) => {
  if (!name.startsWith('.')) return undefined;
  const whole = normalize(join(dirname(file), name));
  return ENDINGS.map((ending) => whole + ending).find((path) => paths.has(path));
};

/**
 * Who imports whom, by path.
 * @param {ReadonlyMap<string, string>} texts
 */
export const graphOf = (texts) =>
  new Map(
    [...texts].map(([file, text]) => [
      file,
      importsIn(text).flatMap((name) => resolve(texts, file, name) ?? []),
    ]),
  );

/**
 * The same between the folders right under `parent`.
 * @param {ReadonlyMap<string, readonly string[]>} graph
 */
export const foldersOf = (graph, parent) => {
  const folderOf = (path) =>
    path.startsWith(parent) && path.indexOf('/', parent.length) > 0
      ? path.slice(0, path.indexOf('/', parent.length))
      : null;
  const folders = new Map();
  for (const [file, imported] of graph) {
    const from = folderOf(file);
    if (from === null) continue;
    const known = folders.get(from) ?? new Set();
    for (const to of imported.map(folderOf)) if (to !== null && to !== from) known.add(to);
    folders.set(from, known);
  }
  return new Map([...folders].map(([from, to]) => [from, [...to]]));
};
