import { MENSAGENS_DAS_PESSOAS } from '@portal/contracts/pessoas/mensagens';
import {
  PESSOAS_POR_PAGINA,
  PESSOAS_POR_PAGINA_MAXIMO,
  type MudarPessoa,
  type PessoaDaLista,
} from '@portal/contracts/pessoas/pessoas';
import { CABECALHO_TOTAL } from '@portal/contracts/http/resposta';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerDone } from '../http/answer';
import { listQueryOf } from '../http/list-query';
import { pathId } from '../http/path-id';
import { readSettings } from '../http/settings';
import type { WithInput } from '../http/validate-body';
import { usuarioObrigatorio } from '../http/visitor-session';
import { encerrarSessoesDe, mudarPessoa } from './mudar-pessoa';
import { procurarPessoas } from './procurar-pessoas';

const PAGINA = '/usuario/perfil#usuarios';

/** People, as administrators look after them (contrato 10). */
export const pessoasController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async listar(ctx: Context): Promise<PessoaDaLista[]> {
    const consulta = listQueryOf(ctx, PESSOAS_POR_PAGINA, PESSOAS_POR_PAGINA_MAXIMO);
    const { pessoas, total } = await procurarPessoas(strapi, consulta);
    ctx.set(CABECALHO_TOTAL, String(total));
    return pessoas;
  },

  async mudar(ctx: WithInput<MudarPessoa>): Promise<void> {
    await mudarPessoa(strapi, usuarioObrigatorio(ctx), pathId(ctx), ctx.state.input);
    answerDone(ctx, readSettings(strapi), {
      msg: MENSAGENS_DAS_PESSOAS.pessoaMudada,
      page: PAGINA,
    });
  },

  async encerrarSessoes(ctx: Context): Promise<void> {
    await encerrarSessoesDe(strapi, usuarioObrigatorio(ctx), pathId(ctx));
    answerDone(ctx, readSettings(strapi), {
      msg: MENSAGENS_DAS_PESSOAS.sessoesEncerradas,
      page: PAGINA,
    });
  },
});
