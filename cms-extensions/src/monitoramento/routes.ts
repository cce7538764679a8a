import { administratorRoute, publicRoute, userRoute } from '../http/routes';
import { ACOES, type Acao } from './acoes';

const rastreio = ({ caminho, schema }: Acao, handler: string) =>
  publicRoute('POST', caminho.replace(/^\/api/, ''), handler, schema);

/** Counting and what it adds up to (contrato 6), below /api. */
export const monitoramentoRoutes = [
  rastreio(ACOES.musica, 'monitoramento.musica'),
  rastreio(ACOES.anuncio, 'monitoramento.anuncio'),
  rastreio(ACOES.impressoes, 'monitoramento.impressoes'),
  administratorRoute('GET', '/monitoramento/indicadores', 'monitoramento.indicadores'),
  userRoute('GET', '/anuncios/:id/desempenho', 'monitoramento.desempenho'),
];

/** Presence, at the root (contrato 6). */
export const presencaRoutes = [publicRoute('GET', '/monitoramento/:id', 'monitoramento.presenca')];
