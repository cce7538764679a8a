import { RECUPERACAO_MINUTOS } from '@portal/contracts/usuario/limites';
import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { errors } from '@strapi/utils';
import { correio, type Modelo } from '../correio/service';
import { digestOf, newToken } from '../http/one-time-token';
import { routedPath } from '../http/request-path';
import { limites } from '../limite/service';
import { mailDaRedacao } from './mail-da-redacao';

const CONTA = 'admin::user';
export const MODELO_DA_REDACAO = 'recuperacao-da-redacao';
const PEDIDO = '/admin/forgot-password';
const VIDA_MS = RECUPERACAO_MINUTOS * 60_000;

interface Conta {
  id: number;
  email: string;
  firstname: string | null;
}

/** What is used of Strapi's own service, which comes untyped; its controllers call these by name. */
interface ServicoDeEntrada {
  forgotPassword: (pedido: { email: string }) => Promise<void>;
  resetPassword: (pedido: { resetPasswordToken: string; password: string }) => Promise<unknown>;
}

const contaAtiva = async (
  strapi: Core.Strapi,
  onde: { email: string } | { id: number },
): Promise<Conta | null> =>
  await findOne<Conta>(strapi, CONTA, {
    select: ['id', 'email', 'firstname'],
    where: { ...onde, isActive: true },
  });

/** Timing: known, unknown and inactive accounts, and those with three mails in the hour, cost the same statements. */
const pedir = async (strapi: Core.Strapi, email: string): Promise<void> => {
  const conta = await contaAtiva(strapi, { email });
  const lugar = await limites(strapi).tentar('mailsDeRecuperacao', `redacao:${email}`);
  const descartar = !conta || !('vaga' in lugar);
  await correio(strapi).enfileirar(MODELO_DA_REDACAO, { id: conta?.id ?? 0 }, { descartar });
};

/** Late token: it is made when the mail is about to be sent, and is never stored in clear. */
export const modeloDaRedacao =
  (strapi: Core.Strapi): Modelo =>
  async ({ id }) => {
    const conta = await contaAtiva(strapi, { id: Number(id) });
    if (!conta) return null;
    const token = newToken();
    await strapi.db.query(CONTA).update({
      where: { id: conta.id },
      data: {
        resetPasswordToken: digestOf(token),
        resetPasswordTokenExpiresAt: new Date(Date.now() + VIDA_MS),
      },
    });
    const portal = strapi.config.get<string>('portal.url');
    return mailDaRedacao({ para: conta.email, nome: conta.firstname, portal, token });
  };

/** Accounts are kept with small letters. Where one signs in, capitals, as phones begin a text with, are no others; here they were. */
const semMaiusculas = (strapi: Core.Strapi): void => {
  strapi.server.use((ctx, next) => {
    const { body } = ctx.request as { body?: { email?: unknown } | null }; // whatever came
    if (ctx.method === 'POST' && routedPath(ctx.path) === PEDIDO && typeof body?.email === 'string')
      body.email = body.email.toLowerCase();
    return next();
  });
};

/**
 * Replaces Strapi's recovery of the newsroom's passwords: its mail goes through the outbox, and the token is stored as
 * a digest. Call in `bootstrap`.
 */
export const assumirRecuperacaoDaRedacao = (strapi: Core.Strapi): void => {
  const entrada = strapi.service('admin::auth') as unknown as ServicoDeEntrada;
  const { resetPassword } = entrada;
  semMaiusculas(strapi);
  Object.assign(entrada, {
    // Timing: the controller does not wait, so the response time tells nothing.
    forgotPassword: ({ email }) =>
      pedir(strapi, email).catch((erro: unknown) => {
        strapi.log.error(erro);
      }),
    resetPassword: async ({ resetPasswordToken, password }) => {
      try {
        return await resetPassword({ resetPasswordToken: digestOf(resetPasswordToken), password });
      } catch (erro) {
        if (!(erro instanceof errors.ApplicationError)) throw erro;
        throw new errors.ApplicationError('Este endereço não vale mais. Peça outro.');
      }
    },
  } satisfies ServicoDeEntrada);
};
