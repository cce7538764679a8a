import { CONVIDADO, PERMISSAO_PADRAO, type VerificaLogin } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readSettings } from '../http/settings';
import { ensureXsrf } from '../http/xsrf';
import { ensureVisitante } from '../monitoramento/visitante';

const VISITANTE: VerificaLogin['user'] = {
  id_usuario: null,
  usuario: CONVIDADO,
  permissao: PERMISSAO_PADRAO,
};

/** Who is asking, and the token that every action must carry back (contract 2). */
export const usuarioController = ({ strapi }: { strapi: Core.Strapi }) => ({
  verificaLogin(ctx: Context): VerificaLogin {
    const settings = readSettings(strapi);
    ensureVisitante(ctx, settings, new Date());
    return { user: VISITANTE, token: ensureXsrf(ctx, settings), mensagem: null };
  },
});
