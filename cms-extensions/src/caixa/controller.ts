import type { Caixa, TotaisDoMes } from '@portal/contracts/caixa/caixa';
import { MENSAGENS_DA_CAIXA as MSG } from '@portal/contracts/caixa/mensagens';
import { isMes, mesDe, type Mes } from '@portal/contracts/caixa/mes';
import type { NovoRecebimento } from '@portal/contracts/caixa/recebimento';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerDone } from '../http/answer';
import { attach } from '../http/attachment';
import { valueOf } from '../http/list-query';
import { filesOf } from '../http/multipart';
import { pathId } from '../http/path-id';
import { Refusal } from '../http/refusal';
import { readSettings } from '../http/settings';
import type { WithInput } from '../http/validate-body';
import { usuarioObrigatorio } from '../http/visitor-session';
import { CSV_TIPO } from '../texto/csv';
import { caixaDoMes, caixaEmCsv, totaisDosMeses } from './caixa-do-mes';
import { lerExtratoDoBanco } from './importar';
import { registrarRecebimento, retirarRecebimento } from './recebimentos';

const PAGINA = '/usuario/perfil#caixa';

const esteMes = (): Mes => mesDe(dataCivil(new Date()));

/** `?mes=AAAA-MM`, this month when it is not said. Throws 400. */
const mesPedido = (ctx: Context): Mes => {
  const mes = valueOf(ctx, 'mes') ?? '';
  if (mes === '') return esteMes();
  if (!isMes(mes))
    throw new Refusal(400, { msg: MENSAGENS.pedidoInvalido, erros: { mes: [MSG.mesInvalido] } });
  return mes;
};

/** The cash book and the bank statement (contrato 10). */
export const caixaController = ({ strapi }: { strapi: Core.Strapi }) => ({
  doMes: (ctx: Context): Promise<Caixa> => caixaDoMes(strapi, mesPedido(ctx)),

  async csv(ctx: Context): Promise<void> {
    const mes = mesPedido(ctx);
    const csv = caixaEmCsv(await caixaDoMes(strapi, mes));
    attach(ctx, `caixa-${mes}.csv`, CSV_TIPO);
    ctx.body = csv;
  },

  meses: (): Promise<TotaisDoMes[]> => totaisDosMeses(strapi, esteMes()),

  async registrar(ctx: WithInput<NovoRecebimento>): Promise<void> {
    const [por, id] = [usuarioObrigatorio(ctx), pathId(ctx)];
    const recebimento = await registrarRecebimento(strapi, por, id, ctx.state.input, new Date());
    answerDone(ctx, readSettings(strapi), {
      msg: MSG.recebimentoRegistrado,
      page: PAGINA,
      extra: { recebimento },
    });
  },

  async retirar(ctx: Context): Promise<void> {
    await retirarRecebimento(strapi, usuarioObrigatorio(ctx), pathId(ctx), new Date());
    answerDone(ctx, readSettings(strapi), { msg: MSG.recebimentoRetirado, page: PAGINA });
  },

  async extrato(ctx: Context): Promise<void> {
    const arquivo = filesOf(ctx).get('extrato');
    if (!arquivo) {
      const erros = { extrato: [MSG.extratoObrigatorio] };
      throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros });
    }
    const { buffer, byteOffset, byteLength } = await lerExtratoDoBanco(strapi, arquivo.path);
    // Thousands of lines are neither written nor copied here.
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = Buffer.from(buffer, byteOffset, byteLength);
  },
});
