import type { VerificaLogin } from '@portal/contracts/usuario/sessao';
import type { Context } from 'koa';
import { clearHiddenCookie, readCookie, setHiddenCookie } from './cookies';
import type { Settings } from './settings';
import { readSignedText, signText } from './signature';

const COOKIE = 'portal_mensagem';
const PURPOSE = 'mensagem';
/** Lifetime of a flash message: a page nobody opens within five minutes has nothing to tell any more. */
const LIFE_SECONDS = 300;
/** Browsers keep cookies of up to 4 kB. */
const LONGEST = 1500;

export type Flash = NonNullable<VerificaLogin['mensagem']>;

/**
 * Flash message: leaves a message for the next `verificaLogin` (contrato 1). Signed, so that nobody else can make the
 * portal say something.
 */
export const leaveFlash = (ctx: Context, { segredo, https }: Settings, flash: Flash): void => {
  const text = JSON.stringify({ ...flash, msg: Array.from(flash.msg).slice(0, LONGEST).join('') });
  const value = signText(segredo, PURPOSE, text);
  setHiddenCookie(ctx, COOKIE, value, { secure: https, maxAge: LIFE_SECONDS });
};

/** The flash message left for this visitor, handed out once (contrato 2). */
export const takeFlash = (ctx: Context, { segredo, https }: Settings): Flash | null => {
  const cookie = readCookie(ctx, COOKIE);
  // The answer to a HEAD has no body to say it in.
  if (cookie === undefined || ctx.method === 'HEAD') return null;
  clearHiddenCookie(ctx, COOKIE, https);
  const text = readSignedText(segredo, PURPOSE, cookie);
  // Only `leaveFlash` makes such a signature, and what it signs is a Flash.
  return text === null ? null : (JSON.parse(text) as Flash);
};
