import {
  COOKIE_MONITORAMENTO,
  COOKIE_MONITORAMENTO_SEGUNDOS,
} from '@portal/contracts/monitoramento/cookies';
import type { Context } from 'koa';
import { readCookie, setReadableCookie } from './cookies';
import type { Settings } from './settings';
import { isSigned, issueSigned } from './signature';

const PURPOSE = 'visitante';

/** The visitor's id in a monitoring cookie, or null when this portal did not issue it (contrato 2). */
export const visitanteDoCookie = (segredo: string, cookie: string): string | null => {
  const id = idOf(cookie);
  return typeof id === 'string' && isSigned(segredo, PURPOSE, id) ? id : null;
};

const idOf = (cookie: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(cookie));
    if (typeof parsed !== 'object' || parsed === null || !('id_usuario' in parsed)) return null;
    return parsed.id_usuario;
  } catch {
    return null;
  }
};

/** Whether the cookie already names this visitor: the account by its id, a guest by an id of ours. */
const names = (segredo: string, cookie: string | undefined, conta: number | undefined): boolean => {
  if (cookie === undefined) return false;
  if (conta === undefined) return visitanteDoCookie(segredo, cookie) !== null;
  return idOf(cookie) === conta;
};

/**
 * Gives the visitor the monitoring cookie unless the browser already holds the right one (contrato 2): it carries the
 * account's id, or for a guest a random id of ours.
 */
export const ensureVisitante = (
  ctx: Context,
  { segredo, https }: Settings,
  agora: Date,
  conta?: number,
): void => {
  if (names(segredo, readCookie(ctx, COOKIE_MONITORAMENTO), conta)) return;
  const value = {
    id_usuario: conta ?? issueSigned(segredo, PURPOSE),
    data_atualizacao: agora.toISOString(),
  };
  setReadableCookie(ctx, COOKIE_MONITORAMENTO, encodeURIComponent(JSON.stringify(value)), {
    secure: https,
    maxAge: COOKIE_MONITORAMENTO_SEGUNDOS,
  });
};
