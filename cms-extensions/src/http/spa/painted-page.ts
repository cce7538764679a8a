import { pintarCasca } from '@portal/contracts/portal/casca';
import type { Portal } from '@portal/contracts/portal/portal';
import { BEST_BROTLI, Body } from '../cached-reads/body';
import type { WebFile } from './built-web';
import { type WithoutScripts, withWords, wordsWithoutScripts } from './no-script';
import { addressOfHead, withPageHead } from './page-head';

interface Painted {
  index: WebFile;
  answer: Body | null;
  html: string;
  /** By what their head speaks of, and what they say to who has no scripts. */
  pages: Map<string, WebFile>;
}

const paint = (index: WebFile, answer: Body | null): Painted => {
  // Made by our own presenter of the same type a moment ago.
  const portal = answer && (JSON.parse(answer.identity.toString('utf8')) as Portal);
  const html = pintarCasca(index.body.identity.toString('utf8'), portal);
  return { index, answer, html, pages: new Map() };
};

/**
 * Memo of index.html with the portal's first paint in it: painted again only when the build or the answer changed, which
 * is seldom: what is best compressed fits in the ten packets a connection begins with, and saves a visitor a round trip.
 * `site`: where everybody finds the portal, for who shows a preview of a page.
 */
export const paintedPage = (
  portalAnswer: () => Promise<Body | null>,
  site: string,
): ((index: WebFile, page: WithoutScripts) => Promise<WebFile>) => {
  let last: Painted | null = null;
  return async (index, page) => {
    const answer = await portalAnswer();
    if (last?.index !== index || last.answer !== answer) last = paint(index, answer);
    const isHome = page.path === '/';
    const words = wordsWithoutScripts(page);
    const address = addressOfHead(page);
    const key = `${address} ${words}`;
    const known = last.pages.get(key);
    if (known) return known;
    const html = withWords(last.html, words, isHome);
    const headed = address === null ? html : withPageHead(html, site, address);
    const body = new Body(headed, { brotliQuality: BEST_BROTLI });
    const made = { ...index, body };
    last.pages.set(key, made);
    return made;
  };
};
