import { type WorkboxPlugin } from 'workbox-core';
import { isGuardavel } from './regras';

declare const self: ServiceWorkerGlobalScope;

/** Keeps what everybody may have; nobody's own, nothing that is not to be kept. */
export const soPublico: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      isGuardavel(response.status, response.headers.get('Cache-Control')) ? response : null,
    ),
};

/** Keeps a page of this build only: another one's asks for scripts that are not kept here. */
export const soDesteSite = (entrada: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && (await response.clone().text()).includes(entrada) ? response : null,
});

/** A link that was passed on says in its query who passed it: the page is the same, and found again without. */
export const semConsulta: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*/, '')),
};

/** Tells the pages what they have drawn from the cache and is no longer so. */
export const avisarSeMudou: WorkboxPlugin = {
  cacheDidUpdate: async ({ oldResponse, newResponse, request }) => {
    if (!oldResponse || oldResponse.headers.get('ETag') === newResponse.headers.get('ETag')) return;
    for (const pagina of await self.clients.matchAll())
      pagina.postMessage({ tipo: 'mudou', caminho: new URL(request.url).pathname });
  },
};
