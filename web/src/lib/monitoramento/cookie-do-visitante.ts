import { COOKIE_MONITORAMENTO } from '@portal/contracts/monitoramento/cookies';
import { lerCookie } from '../cookie';

const isRegistro = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null;

/** Who the visitor is by the monitoring cookie (contrato 2); null when it is missing or not as the server writes it. */
export const lerVisitante = (cookies: string): string | null => {
  try {
    const lido: unknown = JSON.parse(
      decodeURIComponent(lerCookie(cookies, COOKIE_MONITORAMENTO) ?? ''),
    );
    if (!isRegistro(lido)) return null;
    const { id_usuario: id } = lido;
    return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
  } catch {
    return null;
  }
};
