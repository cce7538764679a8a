import type { QueryClient } from '@tanstack/react-query';

const ENDERECO = '/sw.js';
/** A page that stays open for hours asks now and then whether there is a newer site. */
const OLHAR_DE_NOVO_MS = 30 * 60_000;
/** How long a newer worker may take to take over, in ms. */
const TOMAR_POSSE_MS = 3000;

/** Which queries an address that changed is read by: the first word of their key. */
const CHAVES: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/portal$/, 'portal'],
  [/^\/api\/radios\b/, 'radios'],
  [/^\/api\/cantores\b/, 'cantores'],
  [/^\/api\/musicas\b/, 'musicas'],
  [/^\/api\/anuncio\b/, 'anuncios'],
  [/^\/api\/privacidade$/, 'privacidade'],
];

/** The first word of the key of the queries that read this address; null for none. */
export const chaveDe = (caminho: string): string | null =>
  CHAVES.find(([endereco]) => endereco.test(caminho))?.[1] ?? null;

/** What this page read and drew before there was a worker to keep it. */
const entregarOLido = (worker: ServiceWorker): void => {
  const lidos = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((endereco) => endereco.startsWith(`${location.origin}/`))
    .filter((endereco) => !endereco.startsWith(`${location.origin}/assets/`));
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...new Set(lidos)] } });
};

/** Reads again what the worker gave as it was and then found changed. */
const lerOQueMudou = (queryClient: QueryClient): void =>
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent) => {
    const { tipo, caminho } = data as { tipo?: unknown; caminho?: unknown };
    const chave = tipo === 'mudou' && typeof caminho === 'string' ? chaveDe(caminho) : null;
    if (chave) void queryClient.invalidateQueries({ queryKey: [chave] });
  });

const olharDeVezEmQuando = (registro: ServiceWorkerRegistration): void => {
  let olhou = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - olhou < OLHAR_DE_NOVO_MS) return;
    olhou = performance.now();
    void registro.update().catch(() => undefined);
  });
};

/**
 * Registers the service worker. `aoEsperar` hears of one of a newer site, which waits: the pages that are open go on with the
 * site they began with.
 */
export const registrar = async (
  queryClient: QueryClient,
  aoEsperar: (worker: ServiceWorker) => void,
): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener(
      'controllerchange',
      () => serviceWorker.controller && entregarOLido(serviceWorker.controller),
      { once: true },
    );
  lerOQueMudou(queryClient);
  const registro = await serviceWorker.register(ENDERECO, { updateViaCache: 'none' });
  const olhar = (): void => {
    if (registro.waiting && serviceWorker.controller) aoEsperar(registro.waiting);
  };
  registro.addEventListener('updatefound', () =>
    registro.installing?.addEventListener('statechange', olhar),
  );
  olhar();
  olharDeVezEmQuando(registro);
};

/**
 * Lets the newer worker take over, and opens the page anew with it. Another tab may have let it already, and then nothing is
 * awaited; nor for long where the present one still answers somebody, whom the browser lets finish.
 */
export const passarParaANova = (worker: ServiceWorker): void => {
  const recarregar = () => location.reload();
  if (worker.state !== 'installed') {
    recarregar();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', recarregar, { once: true });
  worker.postMessage({ tipo: 'assumir' });
  setTimeout(() => window.recomecar?.(), TOMAR_POSSE_MS);
};
