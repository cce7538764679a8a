import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listQueryOf } from '../http/list-query';
import { conditionsAtPanel, mayAtPanel } from '../http/panel-ability';
import { type Alcance, lixeira } from './service';
import { TIPOS } from './tabela';

const POR_PAGINA = 50;

const idDe = (ctx: Context): number => Number((ctx['params'] as { id: string }).id) || 0; // the route's parameter

/** What was deleted at the panel. */
export const lixeiraController = ({ strapi }: { strapi: Core.Strapi }) => {
  /** Who may delete an entry sees, and undoes, its deletion: some may delete those alone that they made themselves. */
  const alcanceDe = async (ctx: Context): Promise<Alcance> => {
    const alcance: Alcance = {};
    for (const uid of TIPOS) {
      const condicoes = await conditionsAtPanel(strapi, ctx, 'delete', uid);
      if (condicoes) alcance[uid] = condicoes;
    }
    return alcance;
  };

  /** For `restaurar` making an entry must be allowed too. */
  const alcanceDeQuemFaz = async (ctx: Context): Promise<Alcance> =>
    Object.fromEntries(
      Object.entries(await alcanceDe(ctx)).filter(([uid]) => mayAtPanel(ctx, 'create', uid)),
    );

  return {
    /** A page, the last deleted first. */
    async listar(ctx: Context) {
      return lixeira(strapi).listar(await alcanceDe(ctx), listQueryOf(ctx, POR_PAGINA, POR_PAGINA));
    },

    /** Answers where the entry is now. */
    async restaurar(ctx: Context) {
      return lixeira(strapi).restaurar(idDe(ctx), await alcanceDeQuemFaz(ctx));
    },

    async apagar(ctx: Context) {
      return lixeira(strapi).apagarDeVez(idDe(ctx), await alcanceDe(ctx));
    },
  };
};
