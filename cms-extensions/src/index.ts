import type { Core } from '@strapi/strapi';
import { anuncioReads } from './anuncio/public-reads';
import { cantorReads } from './cantor/public-reads';
import { conteudoReads } from './conteudo/public-reads';
import { registerEdge, startPublicReads } from './http/edge';
import { policies } from './http/policies';
import { precoReads } from './preco/public-reads';
import { radioReads } from './radio/public-reads';
import { usuarioController } from './usuario/controller';
import { usuarioRoutes } from './usuario/routes';

interface Context {
  strapi: Core.Strapi;
}

/** The plugin `portal`: assembles what the domains do; nothing else. */
export default {
  register({ strapi }: Context) {
    registerEdge(strapi);
  },
  bootstrap({ strapi }: Context) {
    startPublicReads(strapi, [
      conteudoReads(strapi),
      precoReads(strapi),
      radioReads(strapi),
      cantorReads(strapi),
      anuncioReads(strapi),
    ]);
  },
  policies,
  controllers: { usuario: usuarioController },
  routes: {
    'content-api': { type: 'content-api', prefix: '', routes: usuarioRoutes },
  },
};
