import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { correio, type Modelo } from '../correio/service';
import { findOne } from '../database/find-all';
import { transaction } from '../database/transaction';
import { mailDoConvite } from './mail-do-convite';
import type { Habilidade } from './alcance';

const CONTA = 'admin::user';
export const MODELO_DO_CONVITE = 'convite-da-redacao';

interface Convidada {
  id: number;
  email: string;
  firstname: string | null;
  isActive: boolean;
  registrationToken: string | null;
}

/** What is used of Strapi's own service, which comes untyped; its controllers call these by name. */
interface ServicoDeContas {
  create: (dados: object) => Promise<Convidada>;
  updateById: (id: number | string, dados: Record<string, unknown>) => Promise<unknown>;
  /** Of Strapi's command line. */
  resetPasswordByEmail: (email: string, senha: string) => Promise<void>;
}

/** An invited account that has chosen no password yet; null for any other. */
const convidada = async (strapi: Core.Strapi, id: number): Promise<Convidada | null> =>
  await findOne<Convidada>(strapi, CONTA, {
    select: ['id', 'email', 'firstname', 'registrationToken'],
    where: { id, isActive: false, registrationToken: { $notNull: true } },
  });

/** Late token: it is read when the mail is about to be sent; the row of the mail holds none. */
export const modeloDoConvite =
  (strapi: Core.Strapi): Modelo =>
  async ({ id }) => {
    const conta = await convidada(strapi, Number(id));
    if (!conta?.registrationToken) return null;
    const portal = strapi.config.get<string>('portal.url');
    const { email: para, firstname: nome, registrationToken: token } = conta;
    return mailDoConvite({ para, nome, portal, token });
  };

const FICHA = /^\/admin\/users\/(\d{1,9})\/?$/i;

/** Whether the request reads one account, by somebody who may invite. */
const leFicha = (ctx: Context): number | null => {
  const id = FICHA.exec(ctx.path)?.[1];
  // Strapi's admin authentication leaves the abilities of whoever asks there.
  const habilidade = ctx.state['userAbility'] as Habilidade | undefined;
  const le = ctx.method === 'GET' && ctx.status === 200 && id !== undefined;
  return le && habilidade?.can('admin::users.create') ? Number(id) : null;
};

/** The link of an invitation is on the account's screen until it is used, for who may invite. */
const mostrarLink = (strapi: Core.Strapi): void => {
  strapi.server.use(async (ctx, next) => {
    await next();
    const id = leFicha(ctx);
    const conta = id === null ? null : await convidada(strapi, id);
    const { data } = (ctx.body ?? {}) as { data?: object };
    if (conta && data) Object.assign(data, { registrationToken: conta.registrationToken });
  });
};

/** An account whose e-mail a write changes; null for any other write. */
const deOutroEmail = async (
  strapi: Core.Strapi,
  id: number | string,
  { email }: Record<string, unknown>,
): Promise<Convidada | null> => {
  if (typeof email !== 'string') return null;
  const antes = await findOne<Convidada>(strapi, CONTA, {
    select: ['id', 'email', 'registrationToken'],
    where: { id: Number(id) },
  });
  return antes && antes.email !== email.trim().toLowerCase() ? antes : null;
};

/** What a write changes of an account's links: none that went to somebody else, or beside another password, opens it. */
const linksDepoisDe = (
  strapi: Core.Strapi,
  dados: Record<string, unknown>,
  deOutro: Convidada | null,
): { resetPasswordToken?: null; registrationToken?: string | null } => {
  const tokens = strapi.service('admin::token') as unknown as { createToken(): string };
  return {
    ...((dados['password'] || dados['isActive'] === false || deOutro) && {
      resetPasswordToken: null,
      resetPasswordTokenExpiresAt: null,
    }),
    ...(deOutro?.registrationToken && { registrationToken: tokens.createToken() }),
    ...(dados['password'] ? { registrationToken: null } : {}),
  };
};

/**
 * Who is invited to the panel gets a mail of the portal's, and the link dies with the first password, whoever gives it, and
 * with the e-mail it went to: the right one gets another. A new password, on Strapi's command line too, and being switched
 * off, end the account's sessions and, as another e-mail does, its recovery link. Call in `bootstrap`.
 */
export const assumirConvites = (strapi: Core.Strapi): void => {
  const contas = strapi.service(CONTA) as unknown as ServicoDeContas;
  const { create, updateById, resetPasswordByEmail } = contas;
  // Counts accounts for Strapi's makers, whom nothing is told, without being waited for: past the end of the transaction below.
  Object.assign(strapi.service('admin::metrics') as object, {
    sendDidInviteUser: () => Promise.resolve(),
  });
  Object.assign(contas, {
    create: (dados) =>
      transaction(strapi, async () => {
        const conta = await create(dados);
        if (!conta.isActive && conta.registrationToken)
          await correio(strapi).enfileirar(MODELO_DO_CONVITE, { id: conta.id });
        return conta;
      }),
    updateById: (id, dados) =>
      transaction(strapi, async () => {
        const deOutro = await deOutroEmail(strapi, id, dados);
        const links = linksDepoisDe(strapi, dados, deOutro);
        const conta = await updateById(id, { ...dados, ...links });
        if (deOutro && links.registrationToken)
          await correio(strapi).enfileirar(MODELO_DO_CONVITE, { id: deOutro.id });
        // Of whoever knew the password before, or was sent away, nothing stays open.
        if (dados['password'] || dados['isActive'] === false)
          await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
        return conta;
      }),
    // It judges the password and keeps it by a function of its own; what follows from a new one is said above.
    resetPasswordByEmail: (email, password) =>
      transaction(strapi, async () => {
        await resetPasswordByEmail(email, password);
        const conta = await findOne<Convidada>(strapi, CONTA, { where: { email } });
        if (conta) await contas.updateById(conta.id, { password });
      }),
  } satisfies ServicoDeContas);
  mostrarLink(strapi);
};
