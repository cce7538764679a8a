import { Readable } from 'node:stream';
import { votosApagados, type ApagarVotos } from '@portal/contracts/pesquisa/apagar';
import { arquivoDa } from '@portal/contracts/pesquisa/arquivo';
import { cookiePesquisa } from '@portal/contracts/pesquisa/cookies';
import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import { MENSAGENS_DO_SORTEIO } from '@portal/contracts/pesquisa/sorteio';
import {
  VOTOS_POR_PAGINA,
  VOTOS_POR_PAGINA_MAXIMO,
  type PesquisaResumida,
  type Resultados,
  type VotoRecebido,
} from '@portal/contracts/pesquisa/resultados';
import type { Sortear, Sorteio } from '@portal/contracts/pesquisa/sorteio';
import type { NumeroDaPesquisa, Voto } from '@portal/contracts/pesquisa/voto';
import { idSchema } from '@portal/contracts/anuncio/id';
import { CABECALHO_TOTAL } from '@portal/contracts/http/resposta';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerDone } from '../http/answer';
import { attach } from '../http/attachment';
import { setReadableCookie } from '../http/cookies';
import { listQueryOf, valueOf, wantsCsv } from '../http/list-query';
import { pathId } from '../http/path-id';
import { Refusal } from '../http/refusal';
import { readSettings } from '../http/settings';
import type { WithInput } from '../http/validate-body';
import { usuarioObrigatorio } from '../http/visitor-session';
import { enderecoDe } from '../limite/service';
import { CSV_TIPO } from '../texto/csv';
import { apurar, listVotos, resumirPesquisas, votosEmCsv } from './apuracao';
import { findAtual, findPesquisa } from './pesquisas';
import { edicaoDe } from './presenter';
import type { Edicao } from './rows';
import { listaDeParticipantes, listaDoSorteio, listSorteios, sortear } from './sorteios';
import { votar } from './votacao';
import { esquecerVotante } from './votantes';

const HOME = '/#home';
const PAGINA_DAS_PESQUISAS = '/usuario/perfil#pesquisas';
const UM_ANO = 365 * 24 * 60 * 60;
const TEXTO = 'text/plain; charset=utf-8';

const numeroPedido = (ctx: Context): NumeroDaPesquisa => {
  const { numero } = ctx['params'] as { numero: string }; // the route's parameter
  if (numero === '1') return 1;
  if (numero === '2') return 2;
  throw new Refusal(404);
};

const agora = (): Date => new Date();

/** `?edicao=`, or the edition the place is at; the first while staff have made none. Throws 404 for one there never was. */
const edicaoPedida = async (strapi: Core.Strapi, ctx: Context): Promise<Edicao> => {
  const numero = numeroPedido(ctx);
  const pedida = valueOf(ctx, 'edicao');
  if (pedida === null)
    return { numero, edicao: (await findAtual(strapi, numero, agora()))?.edicao ?? 1 };
  const edicao = idSchema.safeParse(pedida);
  const achada = edicao.success && (await findPesquisa(strapi, { numero, edicao: edicao.data }));
  if (!achada) throw new Refusal(404);
  return edicaoDe(achada);
};

/** Surveys: the vote, and what administrators see and draw (contrato 6). */
export const pesquisaController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async votar(ctx: WithInput<Voto>): Promise<void> {
    const settings = readSettings(strapi);
    const { numero, edicao } = await votar(strapi, ctx.state.input, enderecoDe(strapi, ctx), agora);
    const guarda = { secure: settings.https, maxAge: UM_ANO };
    setReadableCookie(ctx, cookiePesquisa(numero), String(edicao), guarda);
    answerDone(ctx, settings, { msg: MENSAGENS_DA_PESQUISA.votou, status: 201, page: HOME });
  },

  listar: (): Promise<PesquisaResumida[]> => resumirPesquisas(strapi, agora()),

  resultados: async (ctx: Context): Promise<Resultados> =>
    apurar(strapi, await edicaoPedida(strapi, ctx)),

  /** A page of votes with the total in X-Total-Count, or with `formato=csv` all of them as a file. */
  async votos(ctx: Context): Promise<VotoRecebido[] | undefined> {
    const pesquisa = await edicaoPedida(strapi, ctx);
    const consulta = listQueryOf(ctx, VOTOS_POR_PAGINA, VOTOS_POR_PAGINA_MAXIMO);
    if (wantsCsv(ctx)) {
      attach(ctx, arquivoDa(pesquisa, 'pesquisa', 'csv'), CSV_TIPO);
      ctx.body = Readable.from(votosEmCsv(strapi, pesquisa, consulta.busca));
      return undefined;
    }
    const { votos, total } = await listVotos(strapi, pesquisa, consulta);
    ctx.set(CABECALHO_TOTAL, String(total));
    return votos;
  },

  async participantes(ctx: Context): Promise<void> {
    const pesquisa = await edicaoPedida(strapi, ctx);
    const lista = await listaDeParticipantes(strapi, pesquisa);
    attach(ctx, arquivoDa(pesquisa, 'participantes', 'txt'), TEXTO);
    ctx.body = lista;
  },

  sorteios: async (ctx: Context): Promise<Sorteio[]> =>
    listSorteios(strapi, await edicaoPedida(strapi, ctx)),

  async sortear(ctx: WithInput<Sortear>): Promise<void> {
    const por = usuarioObrigatorio(ctx);
    const pesquisa = await edicaoPedida(strapi, ctx);
    const sorteio = await sortear(strapi, pesquisa, ctx.state.input, por, agora());
    answerDone(ctx, readSettings(strapi), {
      msg: MENSAGENS_DO_SORTEIO.sorteado,
      status: 201,
      page: PAGINA_DAS_PESQUISAS,
      extra: { sorteio },
    });
  },

  /** Erases a voter's data at their request. */
  async apagar(ctx: WithInput<ApagarVotos>): Promise<void> {
    const quantos = await esquecerVotante(
      strapi,
      usuarioObrigatorio(ctx),
      ctx.state.input.email,
      agora(),
    );
    const msg = votosApagados(quantos);
    answerDone(ctx, readSettings(strapi), { msg, page: PAGINA_DAS_PESQUISAS });
  },

  async lista(ctx: Context): Promise<void> {
    const id = pathId(ctx);
    const lista = await listaDoSorteio(strapi, id);
    attach(ctx, `sorteio-${id}.txt`, TEXTO);
    ctx.body = lista;
  },
});
