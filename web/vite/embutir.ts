import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Cascade layers set the floor: Android phones of 2017 still receive Chrome 99 and later. */
export const NAVEGADORES = ['chrome99', 'edge99', 'firefox97', 'safari15.4'];

/**
 * The player for other sites (contrato 8), a page of its own: built apart, because in one build it would share the
 * chunks of the portal's first paint, React with them, and weigh as much.
 */
export const playerParaOutrosSites = (raiz: string): Plugin => {
  let pasta = '';
  return {
    name: 'portal:embutir',
    apply: 'build',
    configResolved: (config) => {
      pasta = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        await build({
          root: raiz,
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          resolve: { conditions: ['source', 'module', 'browser', 'production'] },
          build: {
            target: NAVEGADORES,
            outDir: pasta,
            emptyOutDir: false,
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            rolldownOptions: { input: join(raiz, 'embutir.html') },
          },
        });
      },
    },
  };
};
