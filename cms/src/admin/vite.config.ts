import { emendarStrapi } from './emendas/emendar';

interface Configuracao {
  plugins?: unknown[];
}

/** How Strapi builds the panel, with the portal's corrections to its sources. */
export default (configuracao: Configuracao): Configuracao => ({
  ...configuracao,
  plugins: [emendarStrapi(), ...(configuracao.plugins ?? [])],
});
