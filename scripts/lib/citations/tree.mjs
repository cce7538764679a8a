import { posix } from 'node:path';

const headingsOf = (text) =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+?) *$/gm)].map(
    ([, heading]) => heading,
  );

/** An anchor as GitHub makes it of a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Every way to name a file: from the root, from any folder on the way, and by itself. */
const endingsOf = (path) => path.split('/').map((_, from, names) => names.slice(from).join('/'));

const withFoldersAbove = (path) =>
  path === '.' ? [] : [path, ...withFoldersAbove(posix.dirname(path))];

/** What a repository holds, to be asked. `paths`: all its files; `texts`: by path, of those that have one. */
export const treeOf = (paths, texts) => {
  const places = new Set(paths.flatMap(withFoldersAbove));
  const endings = new Set(paths.flatMap(endingsOf));
  const headings = new Map(
    [...texts]
      .filter(([path]) => path.endsWith('.md'))
      .map(([path, text]) => [path, headingsOf(text)]),
  );
  const someHeading = (page, fits) => headings.get(page)?.some(fits) ?? false;

  return {
    /** A file or a folder. */
    hasPlace: (path) => places.has(path),
    /** A file, named from any folder above it. */
    hasFile: (ending) => endings.has(ending),
    isTopFolder: (name) => places.has(name) && !paths.includes(name),
    hasDecision: (number) => paths.some((path) => path.startsWith(`docs/decisoes/${number}-`)),
    hasSection: (page, number) =>
      someHeading(page, (heading) => /^([\d.]*\d)\.?\s/.exec(heading)?.[1] === number),
    hasHeading: (page, words) => someHeading(page, (heading) => heading === words),
    hasAnchor: (page, anchor) => someHeading(page, (heading) => anchorOf(heading) === anchor),
  };
};
