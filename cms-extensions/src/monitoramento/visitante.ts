import {
  COOKIE_MONITORAMENTO,
  COOKIE_MONITORAMENTO_SEGUNDOS,
} from '@portal/contracts/monitoramento/cookies';
import type { Context } from 'koa';
import { readCookie, setReadableCookie } from '../http/cookies';
import type { Settings } from '../http/settings';
import { isSigned, issueSigned } from '../http/signature';

const PURPOSE = 'visitante';

/** The visitor's id in a monitoring cookie, or null when this portal did not issue it (contract 2). */
export const visitanteDoCookie = (segredo: string, cookie: string): string | null => {
  const id = idOf(cookie);
  return id !== null && isSigned(segredo, PURPOSE, id) ? id : null;
};

const idOf = (cookie: string): string | null => {
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(cookie));
    if (typeof parsed !== 'object' || parsed === null || !('id_usuario' in parsed)) return null;
    return typeof parsed.id_usuario === 'string' ? parsed.id_usuario : null;
  } catch {
    return null;
  }
};

/** Gives a guest the monitoring cookie unless the browser already holds one of ours (contract 2). */
export const ensureVisitante = (ctx: Context, { segredo, https }: Settings, agora: Date): void => {
  const current = readCookie(ctx, COOKIE_MONITORAMENTO);
  if (current && visitanteDoCookie(segredo, current) !== null) return;
  const value = {
    id_usuario: issueSigned(segredo, PURPOSE),
    data_atualizacao: agora.toISOString(),
  };
  setReadableCookie(ctx, COOKIE_MONITORAMENTO, encodeURIComponent(JSON.stringify(value)), {
    secure: https,
    maxAge: COOKIE_MONITORAMENTO_SEGUNDOS,
  });
};
