import { publicRoute } from '../http/routes';

/** Who is asking (contract 2). */
export const usuarioRoutes = [publicRoute('GET', '/verificaLogin', 'usuario.verificaLogin')];
