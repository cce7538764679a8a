import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { correio } from '../correio/service';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { readCookie, setHiddenCookie } from '../http/cookies';
import { addressOfContext } from '../http/panel-networks';
import { routedPath } from '../http/request-path';
import { readSettings } from '../http/settings';
import { isSigned, issueSigned } from '../http/signature';
import { MODELO_DA_ENTRADA } from './mail-da-entrada';
import { navegadorEmPalavras } from './navegador-rules';

const ENTRADA = 'api::entrada-no-painel.entrada-no-painel';
const CONTA = 'admin::user';
const COOKIE = 'portal_painel_navegador';
const PURPOSE = 'navegador-do-painel';
/** The longest browsers keep a cookie. */
const VIDA_SEGUNDOS = 400 * 24 * 60 * 60;

/** What of Strapi's answers with a new session of the panel. */
const PORTAS = new Set(['/admin/login', '/admin/register', '/admin/reset-password']);

/** The account that an answer of Strapi's has just signed in. */
const quemEntrou = (corpo: unknown): number | null => {
  const { data } = (corpo ?? {}) as { data?: { token?: unknown; user?: { id?: unknown } } };
  const id = Number(data?.user?.id);
  return data?.token && Number.isInteger(id) ? id : null;
};

/** The name of this browser, in a cookie that only the portal can have made; a new one where there is none. */
const nomeDoNavegador = (strapi: Core.Strapi, ctx: Context): string => {
  const { segredo, https } = readSettings(strapi);
  const trazido = readCookie(ctx, COOKIE) ?? '';
  const nome = isSigned(segredo, PURPOSE, trazido) ? trazido : issueSigned(segredo, PURPOSE);
  setHiddenCookie(ctx, COOKIE, nome, { secure: https, maxAge: VIDA_SEGUNDOS });
  return createHash('sha256').update(nome).digest('hex');
};

interface Entrada {
  id_conta: number;
  navegador: string;
  visto_em: number;
}

/** Keeps that an account has signed in from a browser. Answers whether it had only ever used others. */
const anotar = (strapi: Core.Strapi, { id_conta, navegador, visto_em }: Entrada) =>
  transaction(strapi, async (trx) => {
    const dela = () => tableOf<Entrada>(strapi, ENTRADA, trx).where({ id_conta });
    // Pessimistic lock: of two first sign-ins at once one comes second.
    await tableOf(strapi, CONTA, trx).where({ id: id_conta }).forUpdate().select('id');
    const antes = await dela().first('navegador');
    const conhecido = await dela().where({ navegador }).update({ visto_em });
    if (conhecido > 0) return false;
    await strapi.db.query(ENTRADA).create({ data: { id_conta, navegador, visto_em } });
    await dela()
      .where('visto_em', '<', visto_em - VIDA_SEGUNDOS * 1000)
      .delete();
    return antes !== undefined;
  });

/**
 * Mails who signs in at the panel from a browser they had not used; the first sign-in ever tells nobody anything new.
 * Call in `bootstrap`.
 */
export const avisarEntradas = (strapi: Core.Strapi): void => {
  const addressOf = addressOfContext(strapi);
  const avisar = async (ctx: Context, id: number): Promise<void> => {
    const quando = Date.now();
    const navegador = nomeDoNavegador(strapi, ctx);
    await transaction(strapi, async () => {
      if (!(await anotar(strapi, { id_conta: id, navegador, visto_em: quando }))) return;
      await correio(strapi).enfileirar(MODELO_DA_ENTRADA, {
        ...{ id, quando, endereco: addressOf(ctx) },
        navegador: navegadorEmPalavras(ctx.get('User-Agent')),
      });
    });
  };
  strapi.server.use(async (ctx, next) => {
    await next();
    if (ctx.method !== 'POST' || !PORTAS.has(routedPath(ctx.path))) return;
    const id = quemEntrou(ctx.body);
    // Who has signed in is in: what goes wrong here is for the log.
    if (id !== null) await avisar(ctx, id).catch((erro: unknown) => strapi.log.error(erro));
  });
};
