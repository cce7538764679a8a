import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import type {
  ConfirmarSegundoPasso,
  DesligarSegundoPasso,
  SituacaoDoSegundoPasso,
} from '@portal/contracts/usuario/segundo-passo';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerDone } from '../http/answer';
import { readSettings } from '../http/settings';
import type { WithInput } from '../http/validate-body';
import { usuarioObrigatorio } from '../http/visitor-session';
import { segundosPassos } from '../segundo-passo/service';
import { meuSegundoPasso } from './segundo-passo';

/** The second step of whoever is logged in (contrato 10). */
export const segundoPassoController = ({ strapi }: { strapi: Core.Strapi }) => {
  const meu = (ctx: Context) => meuSegundoPasso(strapi, usuarioObrigatorio(ctx).id);
  /** What is told once is kept by no cache. */
  const responder = (ctx: Context, msg: string, extra?: Record<string, unknown>): void => {
    ctx.set('Cache-Control', 'no-store');
    answerDone(ctx, readSettings(strapi), { msg, page: CAMINHOS.perfil, extra });
  };

  return {
    async situacao(ctx: Context): Promise<SituacaoDoSegundoPasso> {
      const { id, exigeSegundoPasso: exigido } = usuarioObrigatorio(ctx);
      return { ...(await segundosPassos(strapi).situacao(id)), exigido };
    },

    async preparar(ctx: Context): Promise<void> {
      const segredo = await meu(ctx).preparar();
      responder(ctx, MENSAGENS_DA_CONTA.segundoPassoPreparado, { ...segredo });
    },

    async confirmar(ctx: WithInput<ConfirmarSegundoPasso>): Promise<void> {
      const codigos = await meu(ctx).confirmar(ctx.state.input.codigo_acesso);
      responder(ctx, MENSAGENS_DA_CONTA.segundoPassoConfirmado, { codigos });
    },

    async codigos(ctx: Context): Promise<void> {
      const codigos = await meu(ctx).trocarCodigos();
      responder(ctx, MENSAGENS_DA_CONTA.codigosNovos, { codigos });
    },

    async desligar(ctx: WithInput<DesligarSegundoPasso>): Promise<void> {
      await meu(ctx).desligar(ctx.state.input);
      responder(ctx, MENSAGENS_DA_CONTA.segundoPassoRetirado);
    },
  };
};
