import { join } from 'node:path';
import type { Plugin } from 'vite';
import { construirAParte, NOMES } from './a-parte.ts';

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
        await construirAParte({
          raiz,
          saida: pasta,
          build: {
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            rolldownOptions: { input: join(raiz, 'embutir.html'), output: NOMES },
          },
        });
      },
    },
  };
};
