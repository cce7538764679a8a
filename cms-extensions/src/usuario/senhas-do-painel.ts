import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findOne } from '../database/find-all';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { routedPath } from '../http/request-path';
import { senhas } from './senhas';

const CONTA = 'admin::user';
const LOGIN = '/admin/login';
/** Strapi's own words, which the panel translates. */
const RECUSA = 'Invalid credentials';

/** What is read of an account of the panel. */
interface ContaDoPainel {
  id: number;
  password: string | null;
  isActive: boolean;
}

/** What Strapi's login takes for an answer: an error, an account, and why there is none. */
type Parecer = [null, ContaDoPainel] | [null, false, { message: string }];

/** Whether an account is as it was when its password was asked for. Race: a change under way is waited for. */
const aindaVale = (strapi: Core.Strapi, { id, password }: ContaDoPainel): Promise<boolean> =>
  transaction(strapi, async (trx) => {
    await tableOf(strapi, CONTA, trx).where({ id }).forUpdate().select('id');
    const conta = await findOne<ContaDoPainel>(strapi, CONTA, { where: { id } });
    return conta?.isActive === true && conta.password === password;
  });

/**
 * A login that was under way while its account got another password, or was switched off, is taken back: Strapi opens its
 * session after the others were ended, or fails (500) where it is ended with them before its first token. Inside
 * `avisarEntradas`, which tells of no such login.
 */
const conferirEntradas = (strapi: Core.Strapi): void => {
  const sessoes = strapi.sessionManager('admin');
  strapi.server.use(async (ctx, next) => {
    await next();
    if (ctx.method !== 'POST' || routedPath(ctx.path) !== LOGIN) return;
    const conta = ctx.state['user'] as ContaDoPainel | undefined; // whom `checkCredentials` found
    if (!conta || (await aindaVale(strapi, conta))) return;
    const { data } = ctx.body as { data: { token: string } | null }; // what Strapi's login answers
    const lido = sessoes.validateAccessToken(data?.token ?? '');
    if (lido.isValid) await sessoes.revokeSessionById(String(conta.id), lido.payload.sessionId);
    ctx.remove('Set-Cookie');
    throw new errors.ApplicationError(RECUSA);
  });
};

/**
 * Puts the portal's hashing in place of the panel's own: bounded, and a login of an unknown account takes the time of a
 * known one (docs/seguranca.md). Strapi's login compares inside its own function, so that one is replaced too.
 * Call in `bootstrap`, after `avisarEntradas`.
 */
export const cuidarDasSenhasDoPainel = (strapi: Core.Strapi): void => {
  Object.assign(strapi.service('admin::auth'), {
    hashPassword: (senha: string) => senhas.resumir(senha),
    validatePassword: (senha: string, resumo: string) => senhas.confere(senha, resumo),
    async checkCredentials({
      email,
      password,
    }: {
      email: string;
      password: string;
    }): Promise<Parecer> {
      const conta = await findOne<ContaDoPainel>(strapi, CONTA, { where: { email } });
      const confere = await senhas.confere(password, conta?.password);
      if (!conta || !confere) return [null, false, { message: RECUSA }];
      return conta.isActive ? [null, conta] : [null, false, { message: 'User not active' }];
    },
  });
  conferirEntradas(strapi);
};
