import type { Context } from 'koa';
import { readCookie, setHiddenCookie } from '../http/cookies';
import type { Settings } from '../http/settings';
import { isSigned, issueSigned } from '../http/signature';

const COOKIE = 'portal_previa';
const FINALIDADE = 'navegador-da-previa';

/** The browser of an editor who opened a preview; null in any other. */
export const lerNavegador = (ctx: Context, { segredo }: Settings): string | null => {
  const navegador = readCookie(ctx, COOKIE);
  return navegador !== undefined && isSigned(segredo, FINALIDADE, navegador) ? navegador : null;
};

/** Marks the browser the panel asks from with a cookie that lasts until it is closed. */
export const marcarNavegador = (ctx: Context, settings: Settings): string => {
  const conhecido = lerNavegador(ctx, settings);
  if (conhecido !== null) return conhecido;
  const navegador = issueSigned(settings.segredo, FINALIDADE);
  setHiddenCookie(ctx, COOKIE, navegador, { secure: settings.https });
  return navegador;
};
