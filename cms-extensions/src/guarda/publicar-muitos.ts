import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';
import { NOME_NO_CATALOGO } from '../database/entry-fields';
import { findOne } from '../database/find-all';
import { DRAFT } from '../database/rows';
import { motivosDePublicar } from './service';

const ROTA = '/collection-types/:model/actions/bulkPublish';

/** Of many published together all go, or none; whoever asked hears of each that can't, by name. */
const antesDePublicar =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { model } = ctx['params'] as { model: string }; // the route's parameter
    const nome = NOME_NO_CATALOGO[model];
    const { documentIds } = (ctx.request.body ?? {}) as { documentIds?: unknown };
    const ids: readonly unknown[] = nome && Array.isArray(documentIds) ? documentIds : [];
    const ruins: string[] = [];
    for (const documentId of ids) {
      if (!nome || typeof documentId !== 'string') continue;
      const motivos = await motivosDePublicar(strapi, model, documentId);
      if (motivos.length === 0) continue;
      const entrada = await findOne<Record<string, string | null>>(strapi, model, {
        select: [nome],
        where: { documentId, ...DRAFT },
      });
      ruins.push(`“${entrada?.[nome] ?? ''}”: ${motivos.map(({ msg }) => msg).join(' ')}`);
    }
    if (ruins.length > 0)
      throw new errors.ValidationError(`Nada foi publicado. ${ruins.join(' ')}`, {
        codigo: 'nao_publicados',
      });
    await next();
  };

/** Puts the check behind the authentication of the panel's call. Call in `register`. */
export const conferirPublicacaoDeMuitos = (strapi: Core.Strapi): void => {
  const { routes } = strapi.plugin('content-manager');
  for (const { routes: lista } of Array.isArray(routes) ? [] : Object.values(routes))
    for (const rota of lista)
      if (rota.path === ROTA)
        rota.config = {
          ...rota.config,
          middlewares: [...(rota.config?.middlewares ?? []), antesDePublicar(strapi)],
        };
};
