import { COOKIE_MONITORAMENTO } from '@portal/contracts/monitoramento/cookies';
import type { Desempenho } from '@portal/contracts/monitoramento/desempenho';
import type { Indicadores } from '@portal/contracts/monitoramento/indicadores';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { attach } from '../http/attachment';
import { readCookie } from '../http/cookies';
import { wantsCsv } from '../http/list-query';
import { pathId } from '../http/path-id';
import type { WithInput } from '../http/validate-body';
import { usuarioDe, usuarioObrigatorio } from '../http/visitor-session';
import { enderecoDe } from '../limite/service';
import { CSV_TIPO } from '../texto/csv';
import { ACOES, type Acao } from './acoes';
import { desempenhoEmCsv, lerDesempenho } from './desempenho';
import { lerIndicadores } from './indicadores';
import { radioDaPresenca } from './listener';
import { rastreioDe } from './rastreio';
import type { Quem } from './visitante';

/** Counting through Koa, and what it adds up to (contrato 6). The fast path is `./listener.ts`. */
export const monitoramentoController = ({ strapi }: { strapi: Core.Strapi }) => {
  const quemDe = (ctx: Context): Quem => ({
    usuario: usuarioDe(ctx)?.id ?? null,
    monitoramento: readCookie(ctx, COOKIE_MONITORAMENTO),
    agente: ctx.get('User-Agent'),
    endereco: enderecoDe(strapi, ctx),
  });

  const contar =
    ({ contar: fazer }: Acao) =>
    async (ctx: WithInput<unknown>): Promise<void> => {
      await fazer(rastreioDe(strapi), quemDe(ctx), ctx.state.input);
      ctx.status = 204;
    };

  return {
    musica: contar(ACOES.musica),
    anuncio: contar(ACOES.anuncio),
    impressoes: contar(ACOES.impressoes),

    async presenca(ctx: Context): Promise<void> {
      const { id_usuario: id } = ctx['params'] as { id_usuario: string }; // the route's parameter
      await rastreioDe(strapi).presenca(quemDe(ctx), id, radioDaPresenca(ctx.url));
      ctx.status = 204;
    },

    indicadores: (): Promise<Indicadores> => lerIndicadores(strapi, new Date()),

    /** What an ad got out of its time, or with `formato=csv` its days as a file. */
    async desempenho(ctx: Context): Promise<Desempenho | undefined> {
      const desempenho = await lerDesempenho(
        strapi,
        usuarioObrigatorio(ctx),
        pathId(ctx),
        new Date(),
      );
      if (!wantsCsv(ctx)) return desempenho;
      attach(ctx, `anuncio-${desempenho.id}.csv`, CSV_TIPO);
      ctx.body = desempenhoEmCsv(desempenho);
      return undefined;
    },
  };
};
