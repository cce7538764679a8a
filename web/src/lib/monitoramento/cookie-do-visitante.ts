import { COOKIE_MONITORAMENTO } from '@portal/contracts/monitoramento/cookies';
import { lerCookie } from '../cookie';

/** Who the visitor is, and when the browser last showed a sign of life, in ms (contrato 2). */
export interface Visitante {
  id: string;
  visto: number;
}

const isRegistro = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null;

/** Reads the monitoring cookie; null when it is missing or not as the server writes it. */
export const lerVisitante = (cookies: string): Visitante | null => {
  try {
    const lido: unknown = JSON.parse(
      decodeURIComponent(lerCookie(cookies, COOKIE_MONITORAMENTO) ?? ''),
    );
    if (!isRegistro(lido)) return null;
    const { id_usuario: id, data_atualizacao: data } = lido;
    if (typeof id !== 'string' && typeof id !== 'number') return null;
    const visto = typeof data === 'string' ? Date.parse(data) : NaN;
    return { id: String(id), visto: Number.isNaN(visto) ? 0 : visto };
  } catch {
    return null;
  }
};
