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

/** Calls of the panel: Strapi's own authentication and permissions decide. */
export const painelRoutes = [
  doPainel('GET', '/inicio', 'painel.inicio'),
  doPainel('GET', '/execucoes/:tipo', 'painel.execucoes'),
  doPainel('GET', '/saude', 'painel.saude', 'saude.read'),
  doPainel('POST', '/transmissao', 'painel.testarTransmissao'),
];
