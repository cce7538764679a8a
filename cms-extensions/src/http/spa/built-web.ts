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

const watching = (root: string): Current => {
  let current: { web: BuiltWeb; builtAt: number } | null = null;
  let lookedAt = -Infinity;
  return () => {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return current?.web ?? null;
    lookedAt = performance.now();
    const builtAt = statSync(path.join(root, INDEX), { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined) current = null;
    else if (builtAt !== current?.builtAt) current = { web: load(root), builtAt };
    return current?.web ?? null;
  };
};

const watched = new Map<string, Current>();

/** The built pages, held in memory once for all who serve them; a new build is picked up within a second. Null while there is none. */
export const builtWeb = (root: string): Current => {
  const known = watched.get(root) ?? watching(root);
  watched.set(root, known);
  return known;
};
