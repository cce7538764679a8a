import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BEST_BROTLI, Body } from '../cached-reads/body';
import { contentPolicy, framedPolicy } from './content-policy';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /\.(html|js|css|json|webmanifest|svg|txt|ico)$/;

export interface WebFile {
  body: Body;
  type: string;
  compressible: boolean;
  /** The name holds a hash of the bytes: it may be kept for ever. */
  immutable: boolean;
}

export interface BuiltWeb {
  index: WebFile;
  csp: string;
  /** The page of the player for other sites, before anything is written into it. */
  embutir: WebFile;
  embutirCsp: string;
  /** By address, `/assets/…` and what lies beside index.html. */
  files: ReadonlyMap<string, WebFile>;
}

const fileOf = (root: string, relative: string): WebFile => ({
  body: new Body(readFileSync(path.join(root, relative)), { brotliQuality: BEST_BROTLI }),
  type: TYPES[path.extname(relative)] ?? 'application/octet-stream',
  compressible: COMPRESSIBLE.test(relative),
  immutable: relative.startsWith('assets/'),
});

const INDEX = 'index.html';
const EMBUTIR = 'embutir.html';
const PAGES = [INDEX, EMBUTIR];

const load = (root: string): BuiltWeb => {
  const index = fileOf(root, INDEX);
  const embutir = fileOf(root, EMBUTIR);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((name) => !PAGES.includes(name) && !name.endsWith('.map') && !/(^|\/)\./.test(name));
  return {
    index,
    csp: contentPolicy(index.body.identity.toString('utf8')),
    embutir,
    embutirCsp: framedPolicy(embutir.body.identity.toString('utf8')),
    files: new Map(names.map((name) => [`/${name}`, fileOf(root, name)])),
  };
};

const LOOK_EVERY_MS = 1000;

type Current = () => BuiltWeb | null;

const sameFile = (one: WebFile, other: WebFile | undefined): boolean =>
  other?.body.identity.equals(one.body.identity) === true;

const sameWeb = (one: BuiltWeb, other: BuiltWeb): boolean =>
  sameFile(one.index, other.index) &&
  sameFile(one.embutir, other.embutir) &&
  one.files.size === other.files.size &&
  [...one.files].every(([name, file]) => sameFile(file, other.files.get(name)));

interface Seen {
  served: BuiltWeb;
  /** What the last look found. */
  found: BuiltWeb;
  builtAt: number;
  /** Two looks in a row found the same: a build writes its pages and files in any order. */
  whole: boolean;
}

/** A file that goes away while the folder is read is of a build under way, which a later look finds done. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const lookAgain = (root: string, builtAt: number, before: Seen | null): Seen | null => {
  if (before?.builtAt === builtAt && before.whole) return before;
  try {
    const web = load(root);
    if (before === null) return { served: web, found: web, builtAt, whole: false };
    const whole = sameWeb(before.found, web);
    return {
      served: whole ? before.found : before.served,
      ...{ found: whole ? before.found : web, builtAt, whole },
    };
  } catch (error) {
    // The site of before is better than none, whatever keeps the new one from being read.
    if (before !== null || isGone(error)) return before;
    throw error;
  }
};

const watching = (root: string): Current => {
  let current: Seen | null = null;
  let lookedAt = -Infinity;
  return () => {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return current?.served ?? null;
    lookedAt = performance.now();
    const builtAt = statSync(path.join(root, INDEX), { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt !== undefined) current = lookAgain(root, builtAt, current);
    return current?.served ?? null;
  };
};

const watched = new Map<string, Current>();

/**
 * The built pages, held in memory once for all who serve them. A new build is picked up within some seconds, whole: until then the one of
 * before is served, also while its files are replaced. Null before the first.
 */
export const builtWeb = (root: string): Current => {
  const known = watched.get(root) ?? watching(root);
  watched.set(root, known);
  return known;
};
