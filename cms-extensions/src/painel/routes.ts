import type { Core } from '@strapi/strapi';

const doPainel = (
  method: 'GET' | 'POST',
  path: string,
  handler: string,
  acao = 'painel.read',
): Core.RouteInput => ({
  method,
  path,
  handler,
  config: {
    policies: [
      'admin::isAuthenticatedAdmin',
      { name: 'admin::hasPermissions', config: { actions: [`plugin::portal.${acao}`] } },
    ],
  },
});

/** Who makes and changes surveys may close one and open the next. */
const DE_QUEM_ESCREVE = ['create', 'update'].map((verbo) => [
  `plugin::content-manager.explorer.${verbo}`,
  'api::pesquisa.pesquisa',
]);

/** Calls of the panel: Strapi's own authentication and permissions decide. */
export const painelRoutes = [
  doPainel('GET', '/inicio', 'painel.inicio'),
  doPainel('GET', '/execucoes/:tipo', 'painel.execucoes'),
  doPainel('GET', '/saude', 'painel.saude', 'saude.read'),
  doPainel('POST', '/transmissao', 'painel.testarTransmissao'),
  {
    method: 'POST',
    path: '/pesquisas/:id/nova-edicao',
    handler: 'painel.novaEdicao',
    config: {
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'admin::hasPermissions', config: { actions: DE_QUEM_ESCREVE } },
      ],
    },
  },
];
