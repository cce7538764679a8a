import type { Core } from '@strapi/strapi';

type Metodo = 'GET' | 'POST' | 'PUT';
/** An action, or one on a type. */
type Acao = string | readonly [acao: string, uid: string];

const rota = (
  method: Metodo,
  path: string,
  handler: string,
  actions: readonly Acao[],
): Core.RouteInput => ({
  method,
  path,
  handler,
  config: {
    policies: [
      'admin::isAuthenticatedAdmin',
      { name: 'admin::hasPermissions', config: { actions } },
    ],
  },
});

const doPainel = (
  method: Metodo,
  path: string,
  handler: string,
  acao = 'painel.read',
): Core.RouteInput => rota(method, path, handler, [`plugin::portal.${acao}`]);

/** For whoever may do these things to a type's entries in Strapi's own screens. */
const deQuem = (uid: string, ...verbos: ('create' | 'read' | 'update')[]): Acao[] =>
  verbos.map((verbo) => [`plugin::content-manager.explorer.${verbo}`, uid]);

const PESQUISA = 'api::pesquisa.pesquisa';
const PRECO = 'api::preco.preco';

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
  rota('GET', '/pesquisas/proximas', 'painel.proximasEdicoes', deQuem(PESQUISA, 'read')),
  rota(
    ...(['POST', '/pesquisas/:id/nova-edicao', 'painel.novaEdicao'] as const),
    deQuem(PESQUISA, 'create', 'update'),
  ),
  rota('GET', '/precos', 'painel.precos', deQuem(PRECO, 'read')),
  rota('PUT', '/precos', 'painel.mudarPrecos', deQuem(PRECO, 'update')),
];
