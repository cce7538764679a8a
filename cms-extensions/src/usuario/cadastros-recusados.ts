import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';
import { Refusal } from '../http/refusal';
import { enderecoDe, limites } from '../limite/service';

/**
 * Enumeration limit: counts refused sign-ups by address, because each one tells whether an e-mail or a document is
 * registered (contrato 2). Reserve, then give back: a try takes its place before it is judged, so that concurrent tries
 * cannot pass together, and keeps it when refused.
 */
export const cadastrosRecusados =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware =>
  async (ctx, next) => {
    const vaga = await limites(strapi).ocupar('cadastrosRecusados', enderecoDe(strapi, ctx));
    let recusado = false;
    try {
      await next();
    } catch (erro) {
      recusado = erro instanceof Refusal && erro.failure.status === 422;
      throw erro;
    } finally {
      if (!recusado) await vaga.devolver();
    }
  };
