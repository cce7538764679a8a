import { posix } from 'node:path';

const CODE = /\.(?:tsx?|mts|mjs|css|md)$/;
const ANY = /\.[a-z]{2,10}$/;
/** A word as people write it, up to a space, a quote or a parenthesis. */
const WORD = /[^\s`'"()[\]|;“”«»]+/g;
const TICKED = /`[^`\n]+`/g;
/** What stands for other names. */
const PLACEHOLDER = /[<>*…$?]/;
/** Made by a build or an installation: in no list of the repository. */
const MADE = /(?:^|\/)(?:dist|node_modules|generated)(?:\/|$)/;

/** Same length, with nothing left but the comments: they begin their line, or stand behind code and a space. */
const commentsOf = (text) =>
  text
    .split('\n')
    .map((line) => {
      const start = /^\s*(?:\/\*|\*|\/\/|#|<!--)/.test(line)
        ? 0
        : line.search(/(?<=\s)(?:\/\/|\/\*) /);
      return start < 0 ? ' '.repeat(line.length) : ' '.repeat(start) + line.slice(start);
    })
    .join('\n');

/** A name in braces stands for several: `{a,b}`. */
const namedBy = (word) => {
  const [, before, names, after] = /^(.*?)\{(.+?)\}(.*)$/.exec(word) ?? [];
  return names === undefined
    ? [word]
    : names.split(',').flatMap((name) => namedBy(`${before}${name}${after}`));
};

/** The folders before the first placeholder, or the whole name: so much must be there. */
const certainPart = (name) => {
  const parts = name.split('/');
  const end = parts.findIndex((part) => PLACEHOLDER.test(part));
  return (end < 0 ? parts : parts.slice(0, end)).join('/').replace(/\/$/, '');
};

const isThere = (name, from, isTicked, tree) => {
  const certain = certainPart(name);
  if (MADE.test(name)) return true;
  if (/^\.\.?\//.test(name))
    return !CODE.test(name) || tree.hasPlace(posix.join(posix.dirname(from), certain));
  if (name.includes('/') && tree.isTopFolder(name.split('/')[0]))
    return !(isTicked || ANY.test(name)) || tree.hasPlace(certain);
  if (name.includes('/') || (isTicked && !name.startsWith('.')))
    return !CODE.test(name) || PLACEHOLDER.test(name) || tree.hasFile(name);
  return true;
};

/** The words of a text, each with its place. What ends a sentence is not part of a name. */
const wordsOf = (text) =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => [word.replace(/[.,:!?]+$/, ''), index]);

/**
 * Files that comments and documents name and that are not there. A name may begin at any folder above the file. In
 * backticks it may also be a folder, or a file without one.
 */
export const namedFileFaults = (path, text, tree) => {
  const prose = path.endsWith('.md') ? text : commentsOf(text);
  const ticked = [...prose.matchAll(TICKED)].map(({ 0: part, index }) => [index, part.length]);
  const isTicked = (at) => ticked.some(([from, length]) => at > from && at < from + length);
  return wordsOf(prose)
    .filter(([word]) => !word.includes('://') && !/^(?:\/|@|[A-Z_]+\/)/.test(word))
    .flatMap(([word, at]) =>
      namedBy(word)
        .filter((name) => !isThere(name, path, isTicked(at), tree))
        .map((name) => ({ at, fault: `não há ${name}` })),
    );
};
