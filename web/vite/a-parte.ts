import { build, type InlineConfig } from 'vite';

/** Cascade layers set the floor: Android phones of 2017 still receive Chrome 99 and later. */
export const NAVEGADORES = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];

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
