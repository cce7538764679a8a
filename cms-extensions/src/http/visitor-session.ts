import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import { COOKIE_SESSAO } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';
import { clearHiddenCookie, readCookie, setHiddenCookie } from './cookies';
import { Refusal } from './refusal';
import { readSettings, type Settings } from './settings';
import { ensureXsrf, renewXsrf } from './xsrf';
import { sessoes, type UsuarioDaSessao } from '../sessao/service';

const DIA_SEGUNDOS = 24 * 60 * 60;

/** Finds out who is asking, before anything else of the portal's own routes runs. */
export const identificar =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const cookie = readCookie(ctx, COOKIE_SESSAO);
    if (ctx.state['rotaDoStrapi'] !== true && cookie) {
      ctx.state['usuario'] = await sessoes(strapi).ler(cookie, new Date());
    }
    await next();
  };

/** Who is asking; null for a guest. */
export const usuarioDe = ({ state }: Pick<Context, 'state'>): UsuarioDaSessao | null =>
  // `identificar` is the only writer.
  (state['usuario'] as UsuarioDaSessao | null | undefined) ?? null;

/** Who is asking, on a route whose policy let only users in. Throws 401 otherwise (contrato 1). */
export const usuarioObrigatorio = (ctx: Pick<Context, 'state'>): UsuarioDaSessao => {
  const usuario = usuarioDe(ctx);
  if (!usuario) throw new Refusal(401);
  return usuario;
};

/** What is told to who may only set up the second step (contrato 10). */
export const recusaSemSegundoPasso = (): Refusal =>
  new Refusal(403, { msg: MENSAGENS_DA_CONTA.configureSegundoPasso });

/**
 * Logs the visitor in with the cookie of a session just opened: a new anti-forgery token, the old session ended
 * (contrato 2). Answers the token.
 */
export const entrar = async (
  ctx: Context,
  strapi: Core.Strapi,
  cookie: string,
): Promise<string> => {
  const settings = readSettings(strapi);
  const anterior = usuarioDe(ctx);
  if (anterior) await sessoes(strapi).encerrar(anterior.id, anterior.sessao);
  const maxAge = strapi.config.get<number>('portal.sessaoMaximaDias') * DIA_SEGUNDOS;
  setHiddenCookie(ctx, COOKIE_SESSAO, cookie, { secure: settings.https, maxAge });
  return renewXsrf(ctx, settings, cookie);
};

/** Logs the visitor off, on the server and in the browser (contrato 2). */
export const sair = async (ctx: Context, strapi: Core.Strapi): Promise<void> => {
  const settings = readSettings(strapi);
  const usuario = usuarioDe(ctx);
  if (usuario) await sessoes(strapi).encerrar(usuario.id, usuario.sessao);
  esquecer(ctx, settings);
};

const esquecer = (ctx: Context, settings: Settings): string => {
  clearHiddenCookie(ctx, COOKIE_SESSAO, settings.https);
  return renewXsrf(ctx, settings, null);
};

/**
 * The visitor's anti-forgery token. A cookie of an ended session is deleted first, because the token is bound to it.
 */
export const tokenDe = (ctx: Context, settings: Settings): string =>
  readCookie(ctx, COOKIE_SESSAO) && !usuarioDe(ctx)
    ? esquecer(ctx, settings)
    : ensureXsrf(ctx, settings);
