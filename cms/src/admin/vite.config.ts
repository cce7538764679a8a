import { emendarStrapi } from './emendas/emendar';

interface Configuracao {
  plugins?: unknown[];
  define?: Record<string, unknown>;
  build?: { rollupOptions?: object };
}

/** How Strapi builds the panel, with the portal's corrections to its sources; by the site's own Vite (package.json, overrides). */
export default (configuracao: Configuracao): Configuracao => ({
  ...configuracao,
  plugins: [emendarStrapi(), ...(configuracao.plugins ?? [])],
  // A library of Strapi's leaves itself on Node's name for the global object, and is looked for there.
  define: { ...configuracao.define, global: 'globalThis' },
  build: {
    ...configuracao.build,
    rollupOptions: {
      ...configuracao.build?.rollupOptions,
      // What every page needs in one file: a phone fetches six at a time, and there would be a hundred.
      output: { codeSplitting: { groups: [{ name: 'inicio', tags: ['$initial'] }] } },
    },
  },
});
