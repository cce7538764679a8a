import { publicRoute, route } from '../http/routes';
import { ACOES, type Acao } from './acoes';

const rastreio = ({ caminho, schema }: Acao, handler: string) =>
  route('POST', caminho.replace(/^\/api/, ''), handler, { policy: 'todos', body: schema });

/** Counting and what it adds up to (contract 6), below /api. */
export const monitoramentoRoutes = [
  rastreio(ACOES.musica, 'monitoramento.musica'),
  rastreio(ACOES.anuncio, 'monitoramento.anuncio'),
  rastreio(ACOES.impressoes, 'monitoramento.impressoes'),
  route('GET', '/monitoramento/indicadores', 'monitoramento.indicadores', {
    policy: 'administrador',
  }),
  route('GET', '/anuncios/:id/desempenho', 'monitoramento.desempenho', { policy: 'autenticado' }),
];

/** Presence, at the root (contract 6). */
export const presencaRoutes = [publicRoute('GET', '/monitoramento/:id', 'monitoramento.presenca')];
