import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { ConfirmarEmail, ExcluirConta, TrocarEmail } from '@portal/contracts/usuario/conta';
import { MENSAGENS_DA_CONTA as MSG } from '@portal/contracts/usuario/mensagens';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerDone } from '../http/answer';
import { readSettings } from '../http/settings';
import type { WithInput } from '../http/validate-body';
import { sair, usuarioObrigatorio } from '../http/visitor-session';
import { enderecoDe } from '../limite/service';
import { confirmacoes } from './confirmacoes';
import { contaPropria } from './conta-propria';

const HOME = '/#home';

/** The account's life: its e-mail, and its end (contrato 10). */
export const contaPropriaController = ({ strapi }: { strapi: Core.Strapi }) => {
  const responder = (ctx: Context, msg: string, page: string = CAMINHOS.perfil): void =>
    answerDone(ctx, readSettings(strapi), { msg, page });

  return {
    async trocarEmail(ctx: WithInput<TrocarEmail>): Promise<void> {
      const { id } = usuarioObrigatorio(ctx);
      await contaPropria(strapi).pedirTroca(id, ctx.state.input, enderecoDe(strapi, ctx));
      responder(ctx, MSG.trocaPedida);
    },

    async enviarConfirmacao(ctx: Context): Promise<void> {
      const { id } = usuarioObrigatorio(ctx);
      const foi = await contaPropria(strapi).pedirConfirmacao(id, enderecoDe(strapi, ctx));
      responder(ctx, foi ? MSG.confirmacaoEnviada : MSG.emailJaConfirmado);
    },

    async confirmarEmail(ctx: WithInput<ConfirmarEmail>): Promise<void> {
      const feito = await confirmacoes(strapi).confirmar(ctx.state.input.token);
      responder(ctx, feito === 'troca' ? MSG.emailTrocado : MSG.emailConfirmado);
    },

    async excluir(ctx: WithInput<ExcluirConta>): Promise<void> {
      await contaPropria(strapi).excluir(usuarioObrigatorio(ctx).id, ctx.state.input);
      await sair(ctx, strapi);
      responder(ctx, MSG.contaExcluida, HOME);
    },
  };
};
