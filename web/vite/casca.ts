import { createServer, type Plugin, type Rollup } from 'vite';
import { nomeDeClasse } from './nomes-css.ts';

const LUGAR = '<!--casca-->';

/** Runs the drawing through a Vite server of its own, so that it sees the same modules and class names as the browser. */
const desenhar = async (raiz: string, fonte: string): Promise<string> => {
  const servidor = await createServer({
    root: raiz,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@fonte': fonte } },
    ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
    css: { modules: { generateScopedName: nomeDeClasse } },
  });
  try {
    const modulo = await servidor.ssrLoadModule('/src/app/casca-estatica.tsx');
    // Vite gives modules it loads without their types; the module is ours.
    const { desenharCasca } = modulo as { desenharCasca: () => string };
    return desenharCasca();
  } finally {
    await servidor.close();
  }
};

/** The style sheets of the first paint, in the page itself: nothing stands between it and the paint. */
const comEstilosDentro = (html: string, bundle: Rollup.OutputBundle): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (elo, arquivo: string) => {
    const achado = bundle[arquivo];
    if (achado?.type !== 'asset') return elo;
    return `<style>${String(achado.source).replaceAll('</', '<\\/')}</style>`;
  });

/** Draws home's first paint into index.html (look.md, "A static shell in index.html"). */
export const cascaEstatica = (fonte: string): Plugin => {
  let raiz = '';
  return {
    name: 'portal:casca',
    apply: 'build',
    configResolved: (config) => {
      raiz = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (!html.includes(LUGAR)) throw new Error(`index.html has no ${LUGAR}`);
        const casca = await desenhar(raiz, fonte);
        return comEstilosDentro(html, bundle ?? {}).replace(LUGAR, () => casca);
      },
    },
  };
};
