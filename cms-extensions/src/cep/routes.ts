import { publicRoute } from '../http/routes';

/** Postal-code look-up (contrato 4), below /api. */
export const cepRoutes = [publicRoute('GET', '/cep/:cep', 'cep.procurar')];
