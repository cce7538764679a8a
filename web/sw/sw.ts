import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies';
import { avisarSeMudou, semConsulta, soDesteSite, soPublico } from './guardas';
import { isEscrita, tratoDe, type Trato } from './regras';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (vite/service-worker.ts): what is precached, the script the pages begin with, a name of it all. */
declare const ARQUIVOS: readonly string[];
declare const ENTRADA: string;
declare const VERSAO: string;

const CASCA = '/';
/** Pages name the scripts of their build: each build has caches of its own for them. */
const DE_UM_SITE = 'portal-site-';
const CASCAS = `${DE_UM_SITE}${VERSAO}-casca`;
const PARTILHADAS = `${DE_UM_SITE}${VERSAO}-partilhadas`;
/** How long after a write reads go to the server: who has just changed something sees it. */
const FRESCO_MS = 30_000;
/** After so long what was seen before is shown instead of waiting on. */
const REDE_LENTA_S = 4;

const soDeste = soDesteSite(ENTRADA);
/** The shell in the place of a page that did not come; it is told so, and shows what it can. */
const semRede = {
  handlerDidError: async () => {
    const guardada = await caches.match(CASCA, { cacheName: CASCAS });
    if (!guardada) return undefined;
    const html = (await guardada.text()).replace('<html', '<html data-sem-rede');
    const politica = guardada.headers.get('Content-Security-Policy') ?? '';
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': politica };
    return new Response(html, { headers });
  },
};
/** Whatever follows the question mark is read by the page: the server's answer is the same. */
const sempreAMesma = {
  cacheKeyWillBeUsed: () => Promise.resolve(CASCA),
  requestWillFetch: () => Promise.resolve(new Request(CASCA, { cache: 'no-cache' })),
};
const leituras = {
  cacheName: 'portal-leituras',
  plugins: [soPublico, avisarSeMudou, new ExpirationPlugin({ maxEntries: 80 })],
};

const casca = new StaleWhileRevalidate({ cacheName: CASCAS, plugins: [soDeste, sempreAMesma] });
const ESTRATEGIAS: Record<Trato, Strategy> = {
  casca,
  pagina: new NetworkOnly({ plugins: [semRede] }),
  partilha: new NetworkFirst({
    cacheName: PARTILHADAS,
    networkTimeoutSeconds: REDE_LENTA_S,
    plugins: [soDeste, semConsulta, new ExpirationPlugin({ maxEntries: 20 }), semRede],
  }),
  leitura: new StaleWhileRevalidate(leituras),
  capa: new CacheFirst({
    cacheName: 'portal-capas',
    plugins: [soPublico, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  }),
};
const leituraFresca = new NetworkFirst(leituras);
let frescoAte = 0;

const tratoDoPedido = (request: Request, { pathname, search }: URL): Trato | null =>
  tratoDe({
    metodo: request.method,
    navegacao: request.mode === 'navigate',
    caminho: pathname,
    consulta: search.slice(1),
  });

const estrategiaDe = (trato: Trato): Strategy =>
  trato === 'leitura' && Date.now() < frescoAte ? leituraFresca : ESTRATEGIAS[trato];

self.addEventListener('install', (evento) => {
  const [, guardada] = casca.handleAll({ event: evento, request: new Request(CASCA) });
  evento.waitUntil(
    guardada.then(async () => {
      // A newer build took this one's place meanwhile: its own worker comes instead.
      if (!(await caches.match(CASCA, { cacheName: CASCAS }))) throw new Error('not of this build');
    }),
  );
});

self.addEventListener('activate', (evento) =>
  evento.waitUntil(
    caches
      .keys()
      .then((nomes) =>
        Promise.all(
          nomes
            .filter(
              (nome) => nome.startsWith(DE_UM_SITE) && nome !== CASCAS && nome !== PARTILHADAS,
            )
            .map((nome) => caches.delete(nome)),
        ),
      ),
  ),
);

self.addEventListener('message', ({ data }) => {
  if ((data as { tipo?: unknown } | null)?.tipo === 'assumir') void self.skipWaiting();
});

// Only looks on: what writes goes its way untouched.
self.addEventListener('fetch', ({ request }) => {
  if (isEscrita(request.method, new URL(request.url).pathname)) frescoAte = Date.now() + FRESCO_MS;
});

precacheAndRoute(
  ARQUIVOS.map((url) => ({ url, revision: null })),
  { cleanURLs: false, directoryIndex: '' },
);
registerRoute(
  ({ sameOrigin, request, url }) => sameOrigin && tratoDoPedido(request, url),
  ({ params, ...opcoes }) => estrategiaDe(params as unknown as Trato).handle(opcoes),
);
clientsClaim();
