import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// Only its type: a portal is built without the tests' packages.
import type { ViteUserConfig } from 'vitest/config';
import { cascaEstatica } from './vite/casca.ts';
import { NAVEGADORES, NOMES } from './vite/a-parte.ts';
import { playerParaOutrosSites } from './vite/embutir.ts';
import { cortarFonte, preCarregarFonte } from './vite/fonte.ts';
import { nomeDeClasse } from './vite/nomes-css.ts';
import { PEDACOS } from './vite/pedacos.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { tiposDeEstilos } from './vite/tipos-de-estilos.ts';

const servidor = process.env['PORTAL_API'] ?? 'http://127.0.0.1:1337';
const deOutroServidor = { target: servidor, changeOrigin: false };

const fonteCortada = (mode: string): Promise<string> | string =>
  mode === 'test' ? '' : cortarFonte(join(import.meta.dirname, '.cache/fonte'));

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const fonte = await fonteCortada(mode);
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      preCarregarFonte(),
      cascaEstatica(fonte),
      tiposDeEstilos(import.meta.dirname),
      serviceWorker(),
      playerParaOutrosSites(import.meta.dirname),
    ],
    resolve: {
      conditions: ['source', 'module', 'browser', 'development|production'],
      alias: { '@fonte': fonte },
    },
    css: { modules: { generateScopedName: nomeDeClasse } },
    build: {
      target: NAVEGADORES,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { ...NOMES, codeSplitting: { groups: PEDACOS } } },
    },
    server: {
      proxy: {
        ...Object.fromEntries(
          [
            '/api',
            '/storage',
            '/monitoramento',
            '/demonstracao',
            '/embed',
            '/usuario/logoff',
            '/anuncios',
          ].map((caminho) => [caminho, deOutroServidor]),
        ),
        // Forms go to the portal; the pages of the same addresses come from here.
        '/usuario': {
          ...deOutroServidor,
          bypass: ({ method, url }) => (method === 'GET' ? url : null),
        },
      },
    },
    test: {
      name: 'web',
      // A busy machine is slow, not wrong.
      testTimeout: 20_000,
      environment: 'jsdom',
      isolate: false,
      setupFiles: ['./src/test/preparo.ts'],
      include: ['{src,sw,vite}/**/*.test.{ts,tsx}'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  };
});
