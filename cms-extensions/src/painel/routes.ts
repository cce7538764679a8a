import type { Core } from '@strapi/strapi';

const doPainel = (
  method: 'GET' | 'POST' | 'PUT',
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
  doPainel('GET', '/agendamentos/:tipo', 'agendamento.listar'),
  doPainel('GET', '/agendamentos/:tipo/:id', 'agendamento.ler'),
  doPainel('PUT', '/agendamentos/:tipo/:id', 'agendamento.marcar'),
  doPainel('GET', '/registro', 'registroNoPainel.listar', 'registro.read'),
  doPainel('GET', '/lixeira', 'lixeira.listar'),
  doPainel('POST', '/lixeira/:id/restaurar', 'lixeira.restaurar'),
  doPainel('POST', '/lixeira/:id/apagar', 'lixeira.apagar'),
  doPainel('POST', '/transmissao', 'painel.testarTransmissao'),
  doPainel('GET', '/transmissoes', 'painel.transmissoes'),
  doPainel('POST', '/lote/radio', 'lote.mudar'),
  doPainel('GET', '/importacao/modelo/:tipo', 'importacao.modelo'),
  doPainel('POST', '/importacao/:tipo', 'importacao.conferir'),
  doPainel('GET', '/importacoes', 'importacao.listar'),
  doPainel('GET', '/importacoes/:id', 'importacao.ler'),
  doPainel('GET', '/importacoes/:id/linhas', 'importacao.linhas'),
  doPainel('POST', '/importacoes/:id/importar', 'importacao.importar'),
  doPainel('POST', '/importacoes/:id/desfazer', 'importacao.desfazer'),
  doPainel('GET', '/exportacao/:tipo', 'importacao.exportar'),
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
