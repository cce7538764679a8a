import { posix } from 'node:path';

const PAGES = {
  contrato: 'docs/contrato.md',
  especificação: 'docs/especificacao.md',
  visual: 'docs/visual.md',
  strapi: 'docs/strapi.md',
};

/** The last two only in parentheses: they are everyday words too. */
const SECTION =
  /(?<![\p{L}\d-])(contrato|especificação)\s+(\d[\d.]*)|[(,]\s*(visual|strapi)\s+(\d[\d.]*)/gu;
const DECISION = /(?<![\p{L}-])decis(?:ão|ões|ions?)\s+(\d{3})(?!\d)/giu;
const HEADING = /(docs\/[\w./-]+\.md),\s+"([^"]+)"/g;
const LINK = /\]\(([^()\s]+)\)/g;

/** Pages a reader of the repository cannot open. */
const NOWHERE =
  /(?<![\p{L}\d./-])(?:(?:contract|specification|style|issue)s?\s+#?\d[\d.]*|(?:look|portal|contract|security|architecture|style)\.md|strapi-notes)/giu;

/** Same length, one line: a citation may go over the end of a comment's line. */
const inOneLine = (text) =>
  text.replace(/\r?\n[ \t]*(?:\*(?!\/)|\/\/|#+|>)?/g, (end) => ' '.repeat(end.length));

const faultsIn = (text, pattern, faultOf) =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const fault = faultOf(match);
    return fault ? [{ at: match.index, fault }] : [];
  });

const linkFault = (path, target, tree) => {
  if (/^[a-z]+:/.test(target)) return null;
  const [file, anchor] = target.split('#');
  const page = file === '' ? path : posix.join(posix.dirname(path), decodeURI(file));
  if (!tree.hasPlace(page)) return `o link ${target} não leva a nada`;
  if (anchor && !tree.hasAnchor(page, decodeURI(anchor))) return `${page} não tem #${anchor}`;
  return null;
};

/** Citations of a text that lead nowhere: of pages, by number or words, and links. */
export const citationFaults = (path, text, tree) => {
  const flat = inOneLine(text);
  return [
    ...faultsIn(flat, NOWHERE, ([citation]) => `"${citation}" cita o que não está no repositório`),
    ...faultsIn(flat, SECTION, ([, word, number, inside, insideNumber]) => {
      const page = PAGES[word ?? inside];
      const section = (number ?? insideNumber).replace(/\.$/, '');
      return !tree.hasSection(page, section) && `${page} não tem a seção ${section}`;
    }),
    ...faultsIn(
      flat,
      DECISION,
      ([, number]) => !tree.hasDecision(number) && `não há a decisão ${number}`,
    ),
    ...faultsIn(
      flat,
      HEADING,
      ([, page, words]) =>
        !tree.hasHeading(page, words.replace(/\s+/g, ' ')) && `${page} não tem o título "${words}"`,
    ),
    ...(path.endsWith('.md')
      ? faultsIn(text, LINK, ([, target]) => linkFault(path, target, tree))
      : []),
  ];
};
