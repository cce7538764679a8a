import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';
import { findAll } from '../database/find-all';

const MUSICA = 'api::musica.musica';

interface Escolha {
  id: number;
  nome?: string | null;
}

interface Musica {
  id: number;
  cantor?: { nome: string | null } | null;
}

/** Whose each song is, where songs are chosen for a singer: of two with one name, or of another's, one is told from the other. */
const comCantor =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    await next();
    const { model, targetField } = ctx['params'] as { model: string; targetField: string };
    if (model !== 'api::cantor.cantor' || targetField !== 'musicas') return;
    const { results = [] } = (ctx.body ?? {}) as { results?: Escolha[] };
    const musicas = await findAll<Musica>(strapi, MUSICA, {
      select: [],
      where: { id: { $in: results.map(({ id }) => id) } },
      populate: { cantor: { select: ['nome'] } },
    });
    const cantores = new Map(musicas.map(({ id, cantor }) => [id, cantor?.nome]));
    for (const escolha of results) {
      const cantor = cantores.get(escolha.id);
      if (escolha.nome && cantor) escolha.nome = `${escolha.nome}, de ${cantor}`;
    }
  };

/** Decorates what the panel's list of songs to choose answers. Call in `register`. */
export const nomearCantores = (strapi: Core.Strapi): void => {
  const { routes } = strapi.plugin('content-manager');
  for (const { routes: lista } of Array.isArray(routes) ? [] : Object.values(routes))
    for (const rota of lista)
      if (rota.path === '/relations/:model/:targetField')
        rota.config = {
          ...rota.config,
          middlewares: [...(rota.config?.middlewares ?? []), comCantor(strapi)],
        };
};
