import type { Core } from '@strapi/strapi';
import { anuncioReads } from './anuncio/public-reads';
import { cantorReads } from './cantor/public-reads';
import { conteudoReads } from './conteudo/public-reads';
import { registerEdge, startPublicReads } from './http/edge';
import { registerGuards } from './http/guards';
import { policies } from './http/policies';
import { precoReads } from './preco/public-reads';
import { radioReads } from './radio/public-reads';
import { definirSessoes, indexarSessoes } from './sessao/sessoes';
import { usuarioController } from './usuario/controller';
import { contaRoutes, usuarioRoutes } from './usuario/routes';
import { senhas } from './usuario/senhas';

interface Context {
  strapi: Core.Strapi;
}

/** The plugin `portal`: assembles what the domains do; nothing else. */
export default {
  register({ strapi }: Context) {
    registerEdge(strapi);
  },
  async bootstrap({ strapi }: Context) {
    registerGuards(strapi);
    definirSessoes(strapi);
    await indexarSessoes(strapi);
    await senhas.aquecer();
    startPublicReads(strapi, [
      conteudoReads(strapi),
      precoReads(strapi),
      radioReads(strapi),
      cantorReads(strapi),
      anuncioReads(strapi),
    ]);
  },
  destroy: () => senhas.encerrar(),
  policies,
  controllers: { usuario: usuarioController },
  routes: {
    'content-api': { type: 'content-api', prefix: '', routes: usuarioRoutes },
    // Strapi mounts this kind of router at the root (strapi-notes 1).
    raiz: { type: 'admin', prefix: '', routes: contaRoutes },
  },
};
