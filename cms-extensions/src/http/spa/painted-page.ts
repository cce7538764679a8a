import { pintarCasca } from '@portal/contracts/portal/casca';
import type { Portal } from '@portal/contracts/portal/portal';
import { Body } from '../cached-reads/body';
import type { WebFile } from './built-web';

/** Memo of index.html with the portal's first paint in it: painted again only when the build or the answer changed. */
export const paintedPage = (
  portalAnswer: () => Promise<Body | null>,
): ((index: WebFile) => Promise<WebFile>) => {
  let last: { index: WebFile; answer: Body | null; page: WebFile } | null = null;
  return async (index) => {
    const answer = await portalAnswer();
    if (last?.index !== index || last.answer !== answer) {
      // Made by our own presenter of the same type a moment ago.
      const portal = answer && (JSON.parse(answer.identity.toString('utf8')) as Portal);
      const html = pintarCasca(index.body.identity.toString('utf8'), portal);
      last = { index, answer, page: { ...index, body: new Body(html) } };
    }
    return last.page;
  };
};
