import type { EscolherAvisos } from '@portal/contracts/avisos/avisos';
import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { WithInput } from '../http/validate-body';
import { usuarioObrigatorio } from '../http/visitor-session';
import { avisos } from './service';

/** Which mails the account gets (contrato 4). */
export const avisosController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async ler(ctx: Context): Promise<void> {
    ctx.body = await avisos(strapi).ler(usuarioObrigatorio(ctx).id);
  },

  async escolher(ctx: WithInput<EscolherAvisos>): Promise<void> {
    const { id } = usuarioObrigatorio(ctx);
    await avisos(strapi).escolher(id, ctx.state.input);
    ctx.body = { status: '1', msg: MENSAGENS_DA_CONTA.avisosEscolhidos };
  },
});
