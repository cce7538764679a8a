import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listQueryOf } from '../http/list-query';
import { mayAtPanel, mayWithAll } from '../http/panel-ability';
import { lixeira } from './service';
import { TIPOS } from './tabela';

const POR_PAGINA = 50;

const idDe = (ctx: Context): number => Number((ctx['params'] as { id: string }).id) || 0; // the route's parameter

/** What was deleted at the panel. */
export const lixeiraController = ({ strapi }: { strapi: Core.Strapi }) => {
  /** Who may delete every entry of a kind sees, and undoes, its deletions: of each it is kept no longer who made it. */
  const tiposDe = (ctx: Context): string[] =>
    [...TIPOS].filter((uid) => mayWithAll(strapi, ctx, 'delete', uid));

  /** For `restaurar` making an entry must be allowed too. */
  const tiposQueFaz = (ctx: Context): string[] =>
    tiposDe(ctx).filter((uid) => mayAtPanel(ctx, 'create', uid));

  return {
    /** A page, the last deleted first. */
    listar: (ctx: Context) =>
      lixeira(strapi).listar(tiposDe(ctx), listQueryOf(ctx, POR_PAGINA, POR_PAGINA)),

    /** Answers where the entry is now. */
    restaurar: (ctx: Context) => lixeira(strapi).restaurar(idDe(ctx), tiposQueFaz(ctx)),

    async apagar(ctx: Context) {
      await lixeira(strapi).apagarDeVez(idDe(ctx), tiposDe(ctx));
      return {};
    },
  };
};
