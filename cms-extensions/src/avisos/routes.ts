import { escolherAvisosSchema } from '@portal/contracts/avisos/avisos';
import { userRoute } from '../http/routes';

/** An account's choice of mails, below /api (contrato 4). */
export const avisosRoutes = [
  userRoute('GET', '/usuario/avisos', 'avisos.ler'),
  userRoute('POST', '/usuario/avisos', 'avisos.escolher', escolherAvisosSchema),
];
