import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useLocation } from 'react-router-dom';

/** Kept in the history entry of the login page, never in its address: where to go afterwards, and why one is here. */
export interface Volta {
  volta: string;
  aviso: string | null;
}

const INTERNO = /^\/(?![/\\])/;

const textoDe = (state: unknown, nome: 'volta' | 'aviso'): string | null => {
  if (typeof state !== 'object' || state === null || !(nome in state)) return null;
  const valor: unknown = Reflect.get(state, nome);
  return typeof valor === 'string' ? valor : null;
};

/** Reads it from the history, where only addresses of this portal count. */
export const lerVolta = (state: unknown, padrao: string = CAMINHOS.perfil): Volta => {
  const volta = textoDe(state, 'volta');
  return {
    volta: volta && INTERNO.test(volta) ? volta : padrao,
    aviso: textoDe(state, 'aviso'),
  };
};

/** `padrao`: where to go who came from nowhere. */
export const useVolta = (padrao?: string): Volta => lerVolta(useLocation().state, padrao);
