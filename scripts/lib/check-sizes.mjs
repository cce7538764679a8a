import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Failure } from './failure.mjs';
import { at } from './paths.mjs';

const KB = 1000;
/** What a visitor's first page loads besides the entry: the home page is a lazy chunk of its own. */
const isFirstPage = (id) => /(^|\/)src\/pages\/home\//.test(id);

const closure = (manifest, ids, seen = new Set()) => {
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    closure(manifest, manifest[id].imports ?? [], seen);
  }
  return seen;
};

/** Which files of the build load at the first paint, and which later, from Vite's manifest. */
export const plan = (manifest) => {
  const first = closure(
    manifest,
    Object.keys(manifest).filter((id) => manifest[id].isEntry || isFirstPage(id)),
  );
  const chunks = (ids) => [...new Set(ids.map((id) => manifest[id].file))];
  const js = (file) => file.endsWith('.js');
  const firstIds = [...first];
  /** A chunk of many pages with what it imports, beyond the first paint. */
  const named = (name) => {
    const ids = Object.keys(manifest).filter((id) => manifest[id].name === name);
    if (ids.length === 0) throw new Failure(`O site construído não tem o pedaço ${name}.`);
    return chunks([...closure(manifest, ids)].filter((id) => !first.has(id))).filter(js);
  };
  return {
    firstJs: chunks(firstIds).filter(js),
    firstCss: [...new Set(firstIds.flatMap((id) => manifest[id].css ?? []))],
    listsJs: named('catalogo'),
    everyVisitJs: named('por-cima'),
    lazyJs: chunks(Object.keys(manifest).filter((id) => !first.has(id))).filter(js),
  };
};

const limitOfLazy = (file, limits) => {
  const exception = Object.entries(limits.lazyExceptions).find(([name]) =>
    basename(file).includes(name),
  );
  return exception ? exception[1] : limits.lazyChunk;
};

/** Compares sizes in kB with the limits; answers one line per measure, with whether it holds. */
export const compare = (sizes, limits) => {
  const line = (name, kb, limit) => ({
    text: `${name}: ${kb.toFixed(1)} kB de ${limit} kB`,
    holds: kb <= limit,
  });
  return [
    line('Página sem o que o portal desenha nela', sizes.page, limits.page),
    line('JavaScript da primeira tela', sizes.firstPaintJs, limits.firstPaintJs),
    line('JavaScript das listas, além dela', sizes.listsJs, limits.listsJs),
    line('JavaScript de toda visita, além dela', sizes.everyVisitJs, limits.everyVisitJs),
    line('CSS da primeira tela', sizes.firstPaintCss, limits.firstPaintCss),
    line('Fontes', sizes.fonts, limits.fonts),
    line('Guardado para abrir sem internet', sizes.precache, limits.precache),
    line('Player para outros sites', sizes.framedJs, limits.framedJs),
    ...sizes.lazy.map(([file, kb]) => line(`Pedaço ${file}`, kb, limitOfLazy(file, limits))),
  ];
};

const DIST = at('web/dist');
const gzipped = (file) => gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length / KB;
const total = (files) => files.reduce((sum, file) => sum + gzipped(file), 0);

const fontFiles = () =>
  readdirSync(DIST, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.woff2'));

/** Scripts of the player that other sites frame, which is built apart. */
const framedJs = () =>
  [...readFileSync(`${DIST}/embutir.html`, 'utf8').matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(
    (match) => match[1],
  );

/** Style of the first paint, once: what the page carries inside, and the files it does not already carry. */
const firstCssSize = (files) => {
  const html = readFileSync(`${DIST}/index.html`, 'utf8');
  const inside = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]);
  const apart = files.filter(
    (file) => !html.includes(readFileSync(`${DIST}/${file}`, 'utf8').trim()),
  );
  return gzipSync(inside.join('\n'), { level: 9 }).length / KB + total(apart);
};

/**
 * The page as it is sent by HTTPS. With 2.7 kB of what the portal draws in home and 1.1 kB of headers it still fits in the ten
 * packets (14.6 kB) a connection begins with: one byte more is a round trip more.
 */
const pageSize = () => brotliCompressSync(readFileSync(`${DIST}/index.html`)).length / KB;

/** What the service worker brings along: the page, and the files whose names are written in it. */
const precacheSize = () => {
  const worker = readFileSync(`${DIST}/sw.js`, 'utf8');
  const files = new Set(worker.match(/(?<=\/)assets\/[\w.-]+/g));
  return total(['index.html', ...files]);
};

/** Holds the built site to the limits of config/size-limits.json (gzip -9, the page brotli 11; kB of 1,000 bytes). */
export const checkSizes = () => {
  const manifestPath = `${DIST}/.vite/manifest.json`;
  if (!existsSync(manifestPath))
    throw new Failure('O site construído não tem o manifesto do Vite.');
  const { firstJs, listsJs, everyVisitJs, firstCss, lazyJs } = plan(
    JSON.parse(readFileSync(manifestPath, 'utf8')),
  );
  const lazy = lazyJs.map((file) => [file, gzipped(file)]).sort((a, b) => b[1] - a[1]);
  const lines = compare(
    {
      page: pageSize(),
      firstPaintJs: total(firstJs),
      listsJs: total(listsJs),
      everyVisitJs: total(everyVisitJs),
      firstPaintCss: firstCssSize(firstCss),
      fonts: total(fontFiles()),
      precache: precacheSize(),
      framedJs: total(framedJs()),
      lazy,
    },
    JSON.parse(readFileSync(at('config/size-limits.json'), 'utf8')),
  );
  const faults = lines.filter(({ holds }) => !holds).map(({ text }) => text);
  for (const { text } of lines.slice(0, 9)) console.log(`      ${text}`);
  if (faults.length > 0) throw new Failure('O site passou do tamanho.', faults.join('\n'));
};
