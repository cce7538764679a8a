import { build, type InlineConfig } from 'vite';

/** Cascade layers set the floor: Android phones of 2017 still receive Chrome 99 and later. */
export const NAVEGADORES = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];

/** Characters of a hash in a file's name: 42 bits tell one content from another, and the first screen's script spells all the names. */
export const LETRAS_DO_HASH = 7;
const COM_HASH = `assets/[name]-[hash:${LETRAS_DO_HASH}]`;
export const NOMES = {
  entryFileNames: `${COM_HASH}.js`,
  chunkFileNames: `${COM_HASH}.js`,
  assetFileNames: `${COM_HASH}.[ext]`,
};

/** What is built apart from the site; `saida`, where it is written: the folder the site was built into. */
interface Parte {
  raiz: string;
  saida?: string;
  define?: InlineConfig['define'];
  build: InlineConfig['build'];
}

export const construirAParte = ({ raiz, saida, define = {}, build: opcoes }: Parte) =>
  build({
    root: raiz,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    define,
    build: {
      target: NAVEGADORES,
      ...(saida !== undefined && { outDir: saida }),
      emptyOutDir: false,
      ...opcoes,
    },
  });
