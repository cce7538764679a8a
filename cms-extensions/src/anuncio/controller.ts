import { CABECALHO_DA_CHAVE } from '@portal/contracts/anuncio/chave';
import type {
  AtualizarStatus,
  EditarBanner,
  EditarMusica,
  EditarRadio,
  QualAnuncio,
} from '@portal/contracts/anuncio/editar';
import { ANUNCIOS_POR_PAGINA, ANUNCIOS_POR_PAGINA_MAXIMO } from '@portal/contracts/anuncio/limites';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import type { NovaNota } from '@portal/contracts/ficha/ficha';
import { ORDENS_DA_LISTA, VENCE_EM_DIAS } from '@portal/contracts/anuncio/listagem';
import type { PedirReembolso } from '@portal/contracts/anuncio/reembolso';
import type { Renovar } from '@portal/contracts/anuncio/renovar';
import type { Salvar } from '@portal/contracts/anuncio/salvar';
import {
  PERIODOS,
  STATUS,
  TIPOS_ANUNCIO,
  type TipoAnuncio,
} from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { CABECALHO_TOTAL } from '@portal/contracts/http/resposta';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerDone } from '../http/answer';
import type { ListQuery } from '../http/cached-reads/query';
import { choiceOf, optionalListQueryOf, periodOf } from '../http/list-query';
import { filesOfForm } from '../http/multipart';
import { pathId } from '../http/path-id';
import { readSettings } from '../http/settings';
import type { WithInput } from '../http/validate-body';
import { usuarioObrigatorio } from '../http/visitor-session';
import { andamento } from './andamento';
import { ARQUIVOS_DA_EDICAO } from './conteudo/arquivos';
import { edicoes } from './edicao/editar';
import { excluirAnuncio } from './edicao/excluir';
import type { Lista, Pagina } from './leitura/listas';
import type { Procura } from './leitura/procurar';
import { envioDoPedido } from './venda/chave';
import { renovacoes } from './venda/renovar';
import { arquivosDaVenda, vendas } from './venda/salvar';

/** The page a list is asked for (`?pagina&limite`); all of it without. Throws 400. */
const paginaDe = (ctx: Context): ListQuery =>
  optionalListQueryOf(ctx, ANUNCIOS_POR_PAGINA, ANUNCIOS_POR_PAGINA_MAXIMO);

/** One of these numbers; null when it is not asked. Throws 400. */
const numeroDe = <N extends number>(
  ctx: Context,
  nome: string,
  numeros: readonly N[],
): N | null => {
  const pedido = choiceOf(ctx, nome, numeros.map(String));
  return numeros.find((um) => String(um) === pedido) ?? null;
};

/** What an administrator looks for (`?busca&status&periodo&de&ate&vence&ordem`), and on which page. Throws 400. */
const procuraDe = (ctx: Context, tipo: TipoAnuncio | null): Procura & Pagina => ({
  ...paginaDe(ctx),
  ...periodOf(ctx),
  tipo,
  status: numeroDe(ctx, 'status', STATUS),
  periodo: numeroDe(ctx, 'periodo', PERIODOS),
  vence: numeroDe(ctx, 'vence', [VENCE_EM_DIAS]),
  ordem: choiceOf(ctx, 'ordem', ORDENS_DA_LISTA) ?? 'espera',
});

/** The life of an ad (contrato 5). */
export const anuncioController = ({ strapi }: { strapi: Core.Strapi }) => {
  const feito = (ctx: Context, msg: string, extra?: Record<string, unknown>): void =>
    answerDone(ctx, readSettings(strapi), { msg, page: CAMINHOS.meusAnuncios, extra });

  const naFicha = (ctx: Context, id: number, msg: string, extra?: Record<string, unknown>): void =>
    answerDone(ctx, readSettings(strapi), {
      msg,
      page: CAMINHOS.anuncioNaAdministracao(id),
      extra,
    });

  /** An edit's answer carries the ad as it now stands: who edits goes on from there. */
  const editado = async (ctx: WithInput<QualAnuncio>, msg: string): Promise<void> => {
    const { id_anuncio } = ctx.state.input;
    const anuncio = await andamento(strapi).apresentar(usuarioObrigatorio(ctx), id_anuncio);
    feito(ctx, msg, { anuncio });
  };

  const mostrar = (ctx: Context, { total, anuncios }: Lista): void => {
    ctx.set(CABECALHO_TOTAL, String(total));
    ctx.body = anuncios;
  };

  const listar = async (ctx: Context, tipo: TipoAnuncio | null): Promise<void> =>
    mostrar(
      ctx,
      await andamento(strapi).daAdministracao(usuarioObrigatorio(ctx), procuraDe(ctx, tipo)),
    );

  return {
    async salvar(ctx: WithInput<Salvar>): Promise<void> {
      const autor = usuarioObrigatorio(ctx);
      const { input } = ctx.state;
      const enviados = filesOfForm(ctx, arquivosDaVenda(input));
      const envio = await envioDoPedido(autor.id, ctx.get(CABECALHO_DA_CHAVE), input, enviados);
      const anuncio = await vendas(strapi).salvar(autor, input, enviados, envio);
      const [msg, page] = [MSG.criado, CAMINHOS.meusAnuncios];
      answerDone(ctx, readSettings(strapi), { msg, status: 201, page, extra: { anuncio } });
    },

    async doUsuario(ctx: Context): Promise<void> {
      const id = pathId(ctx, 'id_usuario');
      mostrar(ctx, await andamento(strapi).doUsuario(usuarioObrigatorio(ctx), id, paginaDe(ctx)));
    },

    radios: (ctx: Context): Promise<void> => listar(ctx, 'radio'),
    musicas: (ctx: Context): Promise<void> => listar(ctx, 'musica'),
    banners: (ctx: Context): Promise<void> => listar(ctx, 'banner'),
    todos: (ctx: Context): Promise<void> => listar(ctx, null),

    async contagens(ctx: Context): Promise<void> {
      const tipo = choiceOf(ctx, 'tipo', TIPOS_ANUNCIO);
      ctx.body = await andamento(strapi).contagens(procuraDe(ctx, tipo));
    },

    async notificacoes(ctx: Context): Promise<void> {
      ctx.type = 'application/json; charset=utf-8';
      ctx.body = String(await andamento(strapi).pendentes());
    },

    async atualizarStatus(ctx: WithInput<AtualizarStatus>): Promise<void> {
      const anuncio = await andamento(strapi).decidir(usuarioObrigatorio(ctx), ctx.state.input);
      feito(ctx, MSG.statusAtualizado, { anuncio });
    },

    async pagamento(ctx: Context): Promise<void> {
      ctx.body = await andamento(strapi).pagamento(usuarioObrigatorio(ctx), pathId(ctx));
    },

    async historico(ctx: Context): Promise<void> {
      ctx.body = await andamento(strapi).historico(usuarioObrigatorio(ctx), pathId(ctx));
    },

    async anunciante(ctx: WithInput<QualAnuncio>): Promise<void> {
      const { id_anuncio } = ctx.state.input;
      const usuario = await andamento(strapi).anunciante(usuarioObrigatorio(ctx), id_anuncio);
      ctx.body = { status: '1', usuario };
    },

    async editarRadio(ctx: WithInput<EditarRadio>): Promise<void> {
      const enviados = filesOfForm(ctx, ARQUIVOS_DA_EDICAO.radio);
      await edicoes(strapi).radio(usuarioObrigatorio(ctx), ctx.state.input, enviados);
      await editado(ctx, MSG.radioAtualizada);
    },

    async editarMusica(ctx: WithInput<EditarMusica>): Promise<void> {
      const enviados = filesOfForm(ctx, ARQUIVOS_DA_EDICAO.musica);
      await edicoes(strapi).musica(usuarioObrigatorio(ctx), ctx.state.input, enviados);
      await editado(ctx, MSG.musicaAtualizada);
    },

    async editarBanner(ctx: WithInput<EditarBanner>): Promise<void> {
      const enviados = filesOfForm(ctx, ARQUIVOS_DA_EDICAO.banner);
      await edicoes(strapi).banner(usuarioObrigatorio(ctx), ctx.state.input, enviados);
      await editado(ctx, MSG.bannerAtualizado);
    },

    async editarMeuBanner(ctx: WithInput<EditarBanner>): Promise<void> {
      const enviados = filesOfForm(ctx, ARQUIVOS_DA_EDICAO.banner);
      await edicoes(strapi).meuBanner(usuarioObrigatorio(ctx), ctx.state.input, enviados);
      await editado(ctx, MSG.anuncioAtualizado);
    },

    async reembolso(ctx: WithInput<PedirReembolso>): Promise<void> {
      const [autor, id] = [usuarioObrigatorio(ctx), pathId(ctx)];
      const anuncio = await andamento(strapi).pedirReembolso(autor, id, ctx.state.input);
      feito(ctx, MSG.reembolsoSolicitado, { anuncio });
    },

    async desistirDoReembolso(ctx: Context): Promise<void> {
      const id = pathId(ctx);
      const anuncio = await andamento(strapi).desistirDoReembolso(usuarioObrigatorio(ctx), id);
      feito(ctx, MSG.reembolsoRetirado, { anuncio });
    },

    async reenviar(ctx: Context): Promise<void> {
      const anuncio = await andamento(strapi).reenviar(usuarioObrigatorio(ctx), pathId(ctx));
      feito(ctx, MSG.reenviado, { anuncio });
    },

    async ficha(ctx: Context): Promise<void> {
      ctx.body = await andamento(strapi).ficha(usuarioObrigatorio(ctx), pathId(ctx));
    },

    async anotar(ctx: WithInput<NovaNota>): Promise<void> {
      const [por, id] = [usuarioObrigatorio(ctx), pathId(ctx)];
      const nota = await andamento(strapi).anotar(por, id, ctx.state.input);
      naFicha(ctx, id, MSG.notaEscrita, { nota });
    },

    async apagarNota(ctx: Context): Promise<void> {
      const [por, id] = [usuarioObrigatorio(ctx), pathId(ctx)];
      await andamento(strapi).apagarNota(por, id, pathId(ctx, 'id_nota'));
      naFicha(ctx, id, MSG.notaApagada);
    },

    async comprovantes(ctx: Context): Promise<void> {
      ctx.body = await andamento(strapi).comprovantes(usuarioObrigatorio(ctx), pathId(ctx));
    },

    async renovar(ctx: WithInput<Renovar>): Promise<void> {
      const [autor, id] = [usuarioObrigatorio(ctx), pathId(ctx)];
      const anuncio = await renovacoes(strapi).renovar(autor, id, ctx.state.input);
      feito(ctx, MSG.renovado, { anuncio });
    },

    async remove(ctx: Context): Promise<void> {
      const tipo = await excluirAnuncio(strapi, usuarioObrigatorio(ctx), pathId(ctx));
      feito(ctx, MSG.excluido, { tipo });
    },
  };
};
