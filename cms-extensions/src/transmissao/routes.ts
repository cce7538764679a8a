import { publicRoute } from '../http/routes';

/** What a player asks of a radio's stream (contrato 9), below /api. */
export const transmissaoRoutes = [publicRoute('GET', '/radios/:id/ouvir', 'transmissao.ouvir')];
