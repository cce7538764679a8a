import type { Inicio } from '@portal/contracts/painel/respostas';
import { novaEdicaoSchema, type NovaEdicao } from '@portal/contracts/pesquisa/nova-edicao';
import { mudancaDePrecosSchema, type MudancaDePrecos } from '@portal/contracts/preco/mudanca';
import { LINK_MAXIMO } from '@portal/contracts/texto/campos';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  mayAtPanel,
  readableAtPanel,
  requireAtPanel,
  requireWithDocument,
} from '../http/panel-ability';
import { refuse } from '../http/refusal';
import { parseBody } from '../http/validate-body';
import { edicoes } from '../pesquisa/service';
import { listPrecos } from '../preco/service';
import { vistoPor } from '../registro/service';
import { lerSaude } from '../saude/service';
import { enderecosPermitidos, testarTransmissao } from '../transmissao/service';
import type { Legiveis } from './legiveis';
import { contarNoAr, execucoesDe, listMaisOuvidas } from './numeros';
import { listPendencias } from './pendencias';
import { mudarPrecos } from './precos';
import { listTransmissoes, listTransmissoesComProblema } from './transmissoes';

const veAnuncios = (ctx: Context): boolean => mayAtPanel(ctx, 'read', 'api::anuncio.anuncio');

const TIPOS = ['radio', 'cantor', 'musica'] as const;
/** As many as a list of the panel shows at most. */
const LINHAS = 100;

/** What the panel asks beyond Strapi's own screens. */
export const painelController = ({ strapi }: { strapi: Core.Strapi }) => ({
  saude: lerSaude(strapi),

  async inicio(ctx: Context): Promise<Inicio> {
    const legiveis: Legiveis = (uid) => readableAtPanel(strapi, ctx, uid);
    const quem = { veAnuncios: veAnuncios(ctx), legiveis };
    return {
      pendencias: await listPendencias(strapi, quem),
      noAr: await contarNoAr(strapi, quem),
      maisOuvidas: await listMaisOuvidas(strapi, quem),
    };
  },

  async execucoes(ctx: Context) {
    const { tipo: pedido } = ctx['params'] as { tipo: string }; // the route's parameter
    const tipo = TIPOS.find((nome) => nome === pedido);
    if (!tipo) return refuse(404);
    const ids = (new URLSearchParams(ctx.querystring).get('ids') ?? '').split(',').filter(Boolean);
    return ids.length > LINHAS ? refuse(400) : execucoesDe(strapi, tipo, ids);
  },

  async novaEdicao(ctx: Context) {
    const { id } = ctx['params'] as { id: string }; // the route's parameter
    await requireWithDocument(strapi, ctx, 'update', 'api::pesquisa.pesquisa', id);
    const pedido = parseBody(novaEdicaoSchema, ctx.request.body) as NovaEdicao; // what the schema makes
    return edicoes(strapi).encerrarEAbrir(id, pedido);
  },

  proximasEdicoes: () => edicoes(strapi).proximas(),

  precos: () => listPrecos(strapi),

  mudarPrecos(ctx: Context) {
    const { precos } = parseBody(mudancaDePrecosSchema, ctx.request.body) as MudancaDePrecos; // what the schema makes
    return mudarPrecos(strapi, precos, vistoPor(ctx));
  },

  async transmissoes(ctx: Context) {
    requireAtPanel(ctx, 'read', 'api::radio.radio');
    const soComProblema = new URLSearchParams(ctx.querystring).get('problema') === 'sim';
    const linhas = soComProblema
      ? await listTransmissoesComProblema(strapi)
      : await listTransmissoes(strapi);
    const legiveis = await readableAtPanel(strapi, ctx, 'api::radio.radio');
    return legiveis ? linhas.filter(({ id }) => legiveis.has(id)) : linhas;
  },

  async testarTransmissao(ctx: Context) {
    // Unvalidated on purpose: what is no address is answered with a message.
    const { url } = (ctx.request.body ?? {}) as { url?: unknown };
    return testarTransmissao(
      typeof url === 'string' ? url.slice(0, LINK_MAXIMO) : '',
      enderecosPermitidos(strapi),
    );
  },
});
