import { administratorRoute } from '../http/routes';

/** The register of what was done, below /api (contrato 10). */
export const registroRoutes = [
  administratorRoute('GET', '/administracao/registro', 'registro.listar'),
  administratorRoute('GET', '/administracao/registro.csv', 'registro.baixar'),
];
