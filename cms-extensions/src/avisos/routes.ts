import { escolherAvisosSchema } from '@portal/contracts/avisos/avisos';
import { ownRoute } from '../http/routes';

/** An account's choice of mails, below /api (contrato 4). */
export const avisosRoutes = [
  ownRoute('GET', '/usuario/avisos', 'avisos.ler'),
  ownRoute('POST', '/usuario/avisos', 'avisos.escolher', escolherAvisosSchema),
];
