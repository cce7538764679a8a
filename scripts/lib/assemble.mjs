import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { Failure } from './failure.mjs';
import { at, ROOT } from './paths.mjs';

/** What runs, of each part of the repository. */
const OURS = [
  'package.json',
  'scripts/arquivos.mjs',
  'scripts/backup.mjs',
  'scripts/restore.mjs',
  'scripts/lib',
  ...['package.json', 'dist', 'favicon.png'].map((name) => `cms/${name}`),
  ...['package.json', 'dist'].map((name) => `cms-extensions/${name}`),
  ...['package.json', 'dist'].map((name) => `demonstracao/${name}`),
  ...['package.json', 'dist'].map((name) => `contracts/${name}`),
  'web/dist',
];

/** Packages that only build the panel or are drawn in it, and Strapi's tools for developers: what they make is made. */
const BUILD_ONLY = new Set([
  ...['@codemirror/lang-json', '@radix-ui/react-toolbar', '@reduxjs/toolkit', '@strapi/icons'],
  ...[
    '@mux/mux-player-react',
    '@pmmmwh/react-refresh-webpack-plugin',
    '@swc/core',
    '@ai-sdk/react',
  ],
  ...['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'],
  ...['@uiw/react-codemirror', '@vitejs/plugin-react-swc', 'ai', 'codemirror', 'codemirror5'],
  ...['browserslist-to-esbuild', 'concurrently', 'css-loader', 'esbuild', 'esbuild-loader'],
  ...['esbuild-register', 'fork-ts-checker-webpack-plugin', 'framer-motion', 'highlight.js'],
  ...['html-webpack-plugin', 'jscodeshift', 'mini-css-extract-plugin', 'motion', 'prettier'],
  ...['prismjs', 'react-dnd', 'react-intl', 'react-query', 'rollup', 'slate', 'slate-react'],
  ...['style-loader', 'typedoc', 'typedoc-github-wiki-theme', 'typedoc-plugin-markdown', 'vite'],
  ...['webpack', 'webpack-bundle-analyzer', 'webpack-dev-middleware', 'webpack-hot-middleware'],
]);

/** Read by people, compilers and debuggers, never by Node. */
const UNREAD = /\.(map|md|markdown|flow|tsbuildinfo|[cm]?tsx?|cc?|cpp|h|gyp|test\.mjs)$/;
const PLATFORM = `${process.platform}-${process.arch}`;
/** Compiled for other machines. */
const isForeign = (path) =>
  basename(dirname(path)) === 'prebuilds' && !basename(path).includes(PLATFORM);
/** The panel's own pages, which are built into cms/dist/build. */
const isPanel = (path) => /\/@strapi\/[\w-]+\/dist\/admin$/.test(path);

const isWanted = (path) =>
  basename(path) !== 'node_modules' && !UNREAD.test(path) && !isForeign(path) && !isPanel(path);

/** Where Node finds a package asked for from a folder of the lockfile. */
const foundFrom = (packages, folder, name) => {
  for (let from = folder; ; from = dirname(from)) {
    const place = join(from, 'node_modules', name);
    if (packages[place]) return place;
    if (from === '.') return null;
  }
};

const neededBy = ({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** Every folder of the lockfile that a running portal may ask for, beginning with cms. */
const reachable = (packages) => {
  const seen = new Set(['cms']);
  for (const folder of seen) {
    const entry = packages[folder];
    const names = entry.link ? [] : neededBy(entry).filter((name) => !BUILD_ONLY.has(name));
    if (entry.link) seen.add(entry.resolved);
    for (const name of names) {
      const place = foundFrom(packages, folder, name);
      if (place) seen.add(place);
    }
  }
  return [...seen].filter((folder) => folder.includes('node_modules/'));
};

const copy = (path, target) =>
  cpSync(at(path), join(target, path), { recursive: true, dereference: false, filter: isWanted });

/** Puts together what a built portal needs to run, and nothing else, in an empty folder: what the image holds. */
export const assemble = (target) => {
  if (existsSync(target)) throw new Failure(`${target} já existe: a pasta deve ser nova.`);
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  mkdirSync(target, { recursive: true });
  for (const path of OURS) copy(path, target);
  // Strapi makes it where it is missing, and the folder is for reading only.
  mkdirSync(join(target, 'cms/database/migrations'), { recursive: true });
  for (const folder of reachable(packages)) {
    // Optional ones for other machines are not installed.
    if (!existsSync(at(folder))) continue;
    if (!packages[folder].link) {
      copy(folder, target);
      continue;
    }
    mkdirSync(dirname(join(target, folder)), { recursive: true });
    symlinkSync(relative(dirname(folder), packages[folder].resolved), join(target, folder));
  }
};
