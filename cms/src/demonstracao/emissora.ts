import { failure } from '@portal/cms-extensions/http/failure';
import type { Emissora } from '@portal/demonstracao/ao-vivo/emissora';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

const noAr = new WeakMap<Core.Strapi, Emissora>();

/** Puts the demonstration's stations on the air. */
export const ligarEmissora = (strapi: Core.Strapi, emissora: Emissora): void => {
  noAr.set(strapi, emissora);
};

/** Ends every live answer: a portal that stops would wait for them for ever. */
export const desligarEmissora = (strapi: Core.Strapi): void => noAr.get(strapi)?.encerrar();

/** Adds GET /demonstracao/*: 404 while no station is on the air. */
export const registrarEmissora = (strapi: Core.Strapi): void => {
  const handler = (ctx: Context): void => {
    ctx.status = 200;
    if (noAr.get(strapi)?.atender(ctx.path, ctx.req, ctx.res)) {
      ctx.respond = false;
      return;
    }
    const { status, body } = failure(404);
    ctx.status = status;
    ctx.body = body;
  };
  strapi.server.routes([
    { method: 'GET', path: '/demonstracao/:estacao', handler, config: { auth: false } },
  ]);
};
