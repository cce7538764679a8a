import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS_DA_CONTA, MENSAGENS_DE_RECUPERACAO } from '@portal/contracts/usuario/mensagens';
import type { Recuperacao, RecuperacaoMail } from '@portal/contracts/usuario/recuperacao';
import type { Core } from '@strapi/strapi';
import { answerDone } from '../http/answer';
import { readSettings } from '../http/settings';
import type { WithInput } from '../http/validate-body';
import { enderecoDe } from '../limite/service';
import { recuperacoes } from './recuperacao';

/** Password recovery (contrato 4). */
export const recuperacaoController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async mail(ctx: WithInput<RecuperacaoMail>): Promise<void> {
    await recuperacoes(strapi).pedir(ctx.state.input.email, enderecoDe(strapi, ctx));
    const mensagem = MENSAGENS_DE_RECUPERACAO.enviada;
    const done = { msg: mensagem.texto, page: CAMINHOS.login, extra: { mensagem } };
    answerDone(ctx, readSettings(strapi), done);
  },

  async redefinir(ctx: WithInput<Recuperacao>): Promise<void> {
    await recuperacoes(strapi).redefinir(ctx.state.input);
    const msg = MENSAGENS_DA_CONTA.senhaAlterada;
    answerDone(ctx, readSettings(strapi), { msg, page: CAMINHOS.login });
  },
});
