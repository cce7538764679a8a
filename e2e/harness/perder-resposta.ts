import { type Page } from '@playwright/test';

/**
 * Cuts the connection once, after the server has answered and before the page hears it. Returns a way to ask which
 * status was lost. Playwright's own `route` acts before the request, or sends it again without its files.
 */
export const perderResposta = async (
  page: Page,
  urlPattern: string,
): Promise<() => Promise<number | undefined>> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  const perdida = new Promise<number | undefined>((resolver) => {
    cdp.once('Fetch.requestPaused', ({ requestId, responseStatusCode }) => {
      void cdp
        .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
        .then(() => cdp.send('Fetch.disable'))
        .then(() => resolver(responseStatusCode));
    });
  });
  return () => perdida;
};
