import { createServer, minifySync, type Plugin, type Rollup } from 'vite';
import { comAdiante } from './adiante.ts';
import { programaDasListas } from './listas.ts';
import { nomeDeClasse } from './nomes-css.ts';
import { comPrograma } from './programa.ts';

const LUGAR = '<!--casca-->';

interface Desenho {
  casca: string;
  listas: Record<string, string>;
  dados: Record<string, string>;
}

/** Runs the drawing through a Vite server of its own, so that it sees the same modules and class names as the browser. */
const desenhar = async (raiz: string, fonte: string): Promise<Desenho> => {
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
    // Vite gives modules it loads without their types; both are ours.
    const { desenharCasca, desenharListas } = (await servidor.ssrLoadModule(
      '/src/app/casca-estatica.tsx',
    )) as { desenharCasca: () => string; desenharListas: () => Record<string, string> };
    const { DADOS_ADIANTE } = (await servidor.ssrLoadModule('/src/app/adiante.ts')) as {
      DADOS_ADIANTE: Record<string, string>;
    };
    return { casca: desenharCasca(), listas: desenharListas(), dados: DADOS_ADIANTE };
  } finally {
    await servidor.close();
  }
};

const FOLHA = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** The style sheets of the first paint, in the page itself: nothing stands between it and the paint. */
const comEstilosDentro = (html: string, bundle: Rollup.OutputBundle): string =>
  html.replace(FOLHA, (elo, arquivo: string) => {
    const achado = bundle[arquivo];
    if (achado?.type !== 'asset') return elo;
    return `<style>${String(achado.source).replaceAll('</', '<\\/')}</style>`;
  });

/**
 * Lazy pages would ask again for the sheets that are already in the page, and a sheet that comes twice wins over
 * those after it. Vite's list of what a page needs names the entry in their place, which is there anyway.
 */
const semPedirDeNovo = (bundle: Rollup.OutputBundle, folhas: readonly string[]): void => {
  const pedacos = Object.values(bundle).filter((parte) => parte.type === 'chunk');
  const entrada = pedacos.find(({ isEntry }) => isEntry)?.fileName;
  if (!entrada) throw new Error('the bundle has no entry');
  for (const pedaco of pedacos) {
    pedaco.code = folhas.reduce(
      (codigo, folha) => codigo.replaceAll(JSON.stringify(folha), JSON.stringify(entrada)),
      pedaco.code,
    );
  }
};

const PROGRAMA = /(<script>)([^]*?)(<\/script>)/;

/** Words for who develops are not for who visits: what arrives first fits in the first packets a server sends. */
const semSobras = (html: string): string =>
  html
    .replace(/[ \t]*<!-- [^]*?-->\n?/g, '')
    .replace(PROGRAMA, (_tudo, abre: string, codigo: string, fecha: string) => {
      const { code, errors } = minifySync('index.js', codigo, { module: false });
      if (errors.length > 0) throw new Error('the script of index.html cannot be made smaller');
      return abre + code.replaceAll('</', '<\\/') + fecha;
    });

/** Draws home's first paint into index.html (visual 1.2), and what the lists begin with. */
export const cascaEstatica = (fonte: string): Plugin => {
  let raiz = '';
  let folhas: readonly string[] = [];
  let listas = { arquivo: '', codigo: '' };
  return {
    name: 'portal:casca',
    apply: 'build',
    configResolved: (config) => {
      raiz = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_opcoes, bundle) {
        semPedirDeNovo(bundle, folhas);
        this.emitFile({ type: 'asset', fileName: listas.arquivo, source: listas.codigo });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        if (!html.includes(LUGAR)) throw new Error(`index.html has no ${LUGAR}`);
        folhas = [...html.matchAll(FOLHA)].map(([, arquivo = '']) => arquivo);
        const { casca, listas: moldes, dados } = await desenhar(raiz, fonte);
        listas = await programaDasListas(raiz, moldes);
        const pagina = comAdiante(comPrograma(comEstilosDentro(html, bundle)), bundle, {
          ...{ dados, desenhadas: Object.keys(moldes), desenho: listas.arquivo },
        });
        return semSobras(pagina).replace(LUGAR, () => casca);
      },
    },
  };
};
