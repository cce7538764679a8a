import { createHash } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { construirAParte } from './a-parte.ts';
import { arquivosDoPrecache } from './precache.ts';

const PAGINA = 'index.html';
/** What draws the lists (listas.ts): of another build, so not in the manifest. */
const LISTAS = /\/assets\/listas-[\w-]+\.js/g;

/**
 * Builds the service worker after the site, when the names of its files are known, into one file beside index.html. Its name is
 * always the same: by what is written into it a browser sees that there is a newer one.
 */
export const serviceWorker = (): Plugin => {
  let raiz = '';
  let saida = '';
  return {
    name: 'portal:service-worker',
    apply: 'build',
    configResolved: (config) => {
      raiz = config.root;
      saida = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const manifesto = JSON.parse(
          await readFile(join(saida, '.vite/manifest.json'), 'utf8'),
        ) as Manifest;
        const pagina = await readFile(join(saida, PAGINA), 'utf8');
        const entrada = manifesto[PAGINA]?.file;
        if (!entrada) throw new Error('the manifest has no entry');
        await construirAParte({
          raiz,
          saida,
          define: {
            'process.env.NODE_ENV': '"production"',
            ARQUIVOS: JSON.stringify([
              ...arquivosDoPrecache(manifesto),
              ...new Set(pagina.match(LISTAS)),
            ]),
            ENTRADA: JSON.stringify(`/${entrada}`),
            VERSAO: JSON.stringify(createHash('sha256').update(pagina).digest('hex').slice(0, 12)),
          },
          build: {
            rolldownOptions: {
              input: join(raiz, 'sw/sw.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
        // A running portal reads the site again when this file changes (cms-extensions/src/http/spa/built-web.ts).
        const agora = new Date();
        await utimes(join(saida, PAGINA), agora, agora);
      },
    },
  };
};
