import { administratorRoute, publicRoute, userRoute } from '../http/routes';
import { ACOES } from './acoes';

/** An address as its router knows it, which stands below /api. */
const abaixoDaApi = <C extends string>(caminho: `/api${C}`): C =>
  // What is left is what the type leaves.
  caminho.replace(/^\/api/, '') as C;

const { musica, anuncio, impressoes } = ACOES;

/** Counting and what it adds up to (contrato 6), below /api. */
export const monitoramentoRoutes = [
  publicRoute('POST', abaixoDaApi(musica.caminho), 'monitoramento.musica', musica.schema),
  publicRoute('POST', abaixoDaApi(anuncio.caminho), 'monitoramento.anuncio', anuncio.schema),
  publicRoute(
    'POST',
    abaixoDaApi(impressoes.caminho),
    'monitoramento.impressoes',
    impressoes.schema,
  ),
  administratorRoute('GET', '/monitoramento/indicadores', 'monitoramento.indicadores'),
  userRoute('GET', '/anuncios/:id/desempenho', 'monitoramento.desempenho'),
];

/** Presence, at the root (contrato 6). */
export const presencaRoutes = [
  publicRoute('GET', '/monitoramento/:id_usuario', 'monitoramento.presenca'),
];
