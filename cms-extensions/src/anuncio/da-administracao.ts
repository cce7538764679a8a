import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Context, Middleware } from 'koa';
import { Refusal } from '../http/refusal';
import { usuarioObrigatorio } from '../http/visitor-session';

const camposDe = (ctx: Context): [string, unknown][] => {
  const body: unknown = ctx.request.body;
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.entries(body)
    : [];
};

/**
 * Fields only an administrator's form may choose are never taken from anybody else's, not even to judge them (contrato
 * 1).
 */
export const semCampos =
  (...campos: string[]): Middleware =>
  async (ctx, next) => {
    const enviados = camposDe(ctx);
    if (enviados.length > 0 && !isAdministrador(usuarioObrigatorio(ctx)))
      ctx.request.body = Object.fromEntries(
        enviados.filter(([nome]) => !campos.includes(nome.replace(/\[\]$/, ''))),
      );
    await next();
  };

/** Who is no administrator buys banners only: 403 before the rest of the form is judged (contrato 5). */
export const soBanner: Middleware = async (ctx, next) => {
  const { tipo_anuncio: tipo } = Object.fromEntries(camposDe(ctx));
  if ((tipo === 'radio' || tipo === 'musica') && !isAdministrador(usuarioObrigatorio(ctx)))
    throw new Refusal(403, { msg: MSG.soBanner });
  await next();
};
