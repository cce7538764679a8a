import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { PASTAS, RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import { COOKIE_SESSAO, isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Context, Middleware } from 'koa';
import { readCookie } from '../http/cookies';
import { Refusal } from '../http/refusal';
import { readSettings } from '../http/settings';
import { sessoes } from '../sessao/service';
import { comprovanteDe } from './comprovante';
import { ANUNCIO } from './linhas';

const PASTA = `${RAIZ_STORAGE}${PASTAS.comprovantes}/`;

/** Whether this visitor may see a proof: the ad's owner and administrators only. */
const podeVer = async (
  strapi: Core.Strapi,
  ctx: Context,
  comprovante: string,
): Promise<boolean> => {
  const cookie = readCookie(ctx, COOKIE_SESSAO);
  const usuario = cookie ? await sessoes(strapi).ler(cookie, new Date()) : null;
  if (!usuario) return false;
  const doDono = isAdministrador(usuario) ? {} : { usuario: { id: usuario.id } };
  return (await strapi.db.query(ANUNCIO).count({ where: { comprovante, ...doDono } })) > 0;
};

/** Proofs of payment (contract 3): to whom may not see one, it does not exist. No cache keeps it. */
export const servirComprovantes =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(PASTA)) {
      await next();
      return;
    }
    const comprovante = comprovanteDe(ctx.path);
    const leitura = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!comprovante || !leitura || !(await podeVer(strapi, ctx, comprovante)))
      throw new Refusal(404);
    const arquivo = path.join(
      readSettings(strapi).uploads,
      PASTAS.comprovantes,
      path.basename(ctx.path),
    );
    const tamanho = await stat(arquivo).then(
      ({ size }) => size,
      () => null,
    );
    if (tamanho === null) throw new Refusal(404);
    ctx.set('Cache-Control', 'private, no-store');
    ctx.type = 'image/webp';
    ctx.length = tamanho;
    if (ctx.method === 'GET') ctx.body = createReadStream(arquivo);
    else ctx.status = 200;
  };
