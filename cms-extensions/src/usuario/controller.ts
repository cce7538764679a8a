import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import { CONVIDADO, PERMISSAO_PADRAO, type VerificaLogin } from '@portal/contracts/usuario/sessao';
import type { Cadastro } from '@portal/contracts/usuario/cadastro';
import type { Login } from '@portal/contracts/usuario/login';
import type { MeusDados, PerfilParcial } from '@portal/contracts/usuario/perfil';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Privacidade } from '@portal/contracts/usuario/privacidade';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerDone, redirect } from '../http/answer';
import { attach } from '../http/attachment';
import { takeFlash } from '../http/flash';
import { readSettings } from '../http/settings';
import type { WithInput } from '../http/validate-body';
import { enderecoDe } from '../limite/service';
import { ensureVisitante } from '../http/monitoring-cookie';
import { veioDeOutroSite } from '../http/request-origin';
import { entrar, sair, tokenDe, usuarioDe, usuarioObrigatorio } from '../http/visitor-session';
import type { Conta } from './contas';
import { copiaDosDados } from './copia-dos-dados';
import { meusDados, sessaoUsuario } from './presenter';
import { lerPrivacidade } from './privacidade';
import { usuarios } from './service';

const HOME = '/#home';

const VISITANTE: VerificaLogin['user'] = {
  id_usuario: null,
  usuario: CONVIDADO,
  permissao: PERMISSAO_PADRAO,
};

/** Accounts and sessions (contrato 2, contrato 4). */
export const usuarioController = ({ strapi }: { strapi: Core.Strapi }) => {
  const receber = async (ctx: Context, conta: Conta, msg: string, status: 200 | 201) => {
    const sessao = await usuarios(strapi).abrirSessao(conta);
    const token = await entrar(ctx, strapi, sessao);
    const { id, username: usuario, permissao } = conta;
    const user = sessaoUsuario({ id, usuario, nivel: permissao ?? PERMISSAO_PADRAO });
    ensureVisitante(ctx, readSettings(strapi), new Date(), id);
    answerDone(ctx, readSettings(strapi), { msg, status, page: HOME, extra: { user, token } });
  };

  return {
    /** Who is asking, the token that every action must carry back, and the flash message for this page. */
    verificaLogin(ctx: Context): VerificaLogin {
      const settings = readSettings(strapi);
      const usuario = usuarioDe(ctx);
      ensureVisitante(ctx, settings, new Date(), usuario?.id);
      return {
        user: usuario ? sessaoUsuario(usuario) : VISITANTE,
        token: tokenDe(ctx, settings),
        mensagem: takeFlash(ctx, settings),
      };
    },

    async save(ctx: WithInput<Cadastro>): Promise<void> {
      const conta = await usuarios(strapi).cadastrar(ctx.state.input, enderecoDe(strapi, ctx));
      await receber(ctx, conta, MENSAGENS_DA_CONTA.cadastrado, 201);
    },

    async login(ctx: WithInput<Login>): Promise<void> {
      const conta = await usuarios(strapi).autenticar(ctx.state.input, enderecoDe(strapi, ctx));
      await receber(ctx, conta, MENSAGENS_DA_CONTA.entrou, 200);
    },

    async logoff(ctx: Context): Promise<void> {
      const hosts = [ctx.host, new URL(strapi.config.get<string>('portal.url')).host];
      const [secFetchSite, origin] = [ctx.get('Sec-Fetch-Site'), ctx.get('Origin')];
      const referer = ctx.get('Referer');
      const deOutroSite = veioDeOutroSite({ secFetchSite, origin, referer, hosts });
      // The router answers HEAD as GET, and a HEAD changes nothing.
      if (ctx.method === 'GET' && !deOutroSite) await sair(ctx, strapi);
      redirect(ctx, HOME);
    },

    async meusDados(ctx: Context): Promise<MeusDados> {
      return meusDados(await usuarios(strapi).minha(usuarioObrigatorio(ctx).id));
    },

    /** Everything the portal keeps of its owner, as a file made while it is sent. */
    async baixar(ctx: Context): Promise<void> {
      const conta = await usuarios(strapi).minha(usuarioObrigatorio(ctx).id);
      attach(ctx, 'meus-dados.zip', 'application/zip');
      ctx.body = await copiaDosDados(strapi, conta, new Date());
    },

    async privacidade(): Promise<Privacidade> {
      return lerPrivacidade(strapi);
    },

    async update(ctx: WithInput<PerfilParcial>): Promise<void> {
      await usuarios(strapi).atualizar(usuarioObrigatorio(ctx).id, ctx.state.input);
      const msg = MENSAGENS_DA_CONTA.perfilAtualizado;
      answerDone(ctx, readSettings(strapi), { msg, page: CAMINHOS.perfil });
    },
  };
};
