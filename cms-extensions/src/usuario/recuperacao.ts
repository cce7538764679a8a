import { RECUPERACAO_MINUTOS } from '@portal/contracts/usuario/limites';
import { MENSAGENS_DA_CONTA, MENSAGENS_DE_RECUPERACAO } from '@portal/contracts/usuario/mensagens';
import type { Recuperacao } from '@portal/contracts/usuario/recuperacao';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { correio, type Modelo } from '../correio/service';
import { CLOCK_SKEW_MS } from '../database/instant';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { digestOf, newToken } from '../http/one-time-token';
import { Refusal } from '../http/refusal';
import { limites } from '../limite/service';
import { contas, type Conta } from './contas';
import { mailDeRecuperacao } from './mail-de-recuperacao';
import { senhas } from './senhas';

const RECUPERACAO = 'api::recuperacao.recuperacao';
export const MODELO_RECUPERACAO = 'recuperacao';
const VIDA_MS = RECUPERACAO_MINUTOS * 60_000;

interface Pedido {
  token_hash: string;
  id_usuario: number;
  expira_em: number;
  usado_em: number | null;
}

const recusarToken = (): never => {
  throw new Refusal(422, {
    msg: MENSAGENS_DA_CONTA.linkDeRecuperacaoInvalido,
    erros: { senha: [MENSAGENS_DA_CONTA.linkDeRecuperacaoInvalido] },
  });
};

/** Password recovery (contrato 4). */
export const recuperacoes = (strapi: Core.Strapi) => {
  const vivas = (trx?: Knex.Transaction) =>
    tableOf<Pedido>(strapi, RECUPERACAO, trx)
      .whereNull('usado_em')
      .andWhere('expira_em', '>', Date.now())
      // Clock skew: a link made by a clock that was ahead lives no longer than any other.
      .andWhere('expira_em', '<=', Date.now() + VIDA_MS + CLOCK_SKEW_MS);

  const contaDoToken = async (token_hash: string): Promise<Conta> => {
    const pedido = await vivas().andWhere({ token_hash }).first('id_usuario');
    const conta = pedido ? await contas(strapi).porId(pedido.id_usuario) : null;
    return conta && !conta.blocked ? conta : recusarToken();
  };

  return {
    /**
     * Asks for a recovery mail. Timing: known, unknown and blocked accounts, and those with three mails in the hour,
     * cost the same statements and get the same answer (contrato 4): for all but the first the row in the outbox is
     * born finished.
     */
    async pedir(email: string, endereco: string): Promise<void> {
      const mensagem = MENSAGENS_DE_RECUPERACAO.muitasTentativas;
      await limites(strapi).ocupar('recuperacoes', endereco, { mensagem });
      const conta = await contas(strapi).porEmail(email);
      const lugar = await limites(strapi).tentar('mailsDeRecuperacao', email);
      const descartar = !conta || Boolean(conta.blocked) || !('vaga' in lugar);
      const dados = { id_usuario: conta?.id ?? 0 };
      await correio(strapi).enfileirar(MODELO_RECUPERACAO, dados, { descartar });
    },

    /** Late token: it is made when the mail is about to be sent, and is never stored in clear. */
    modelo: (({ id_usuario }) =>
      transaction(strapi, async () => {
        // Race: whoever changes password or e-mail meanwhile finds this link made, and ends it, or it goes to the new mailbox.
        const conta = await contas(strapi).travarSeHouver(Number(id_usuario));
        if (!conta || conta.blocked) return null;
        const token = newToken();
        await strapi.db.query(RECUPERACAO).create({
          data: {
            token_hash: digestOf(token),
            id_usuario: conta.id,
            expira_em: Date.now() + VIDA_MS,
          },
        });
        const portal = strapi.config.get<string>('portal.url');
        return mailDeRecuperacao({ para: conta.email, nome: conta.username, portal, token });
      })) satisfies Modelo,

    /** Ends every link of an account that still worked; inside a transaction, with it. */
    async invalidar(id: number): Promise<void> {
      await transaction(strapi, async (trx) => {
        await vivas(trx).andWhere({ id_usuario: id }).update({ usado_em: Date.now() });
      });
    },

    /**
     * Sets a new password by a one-time token, ends every session of the account and lifts its login limit (contrato
     * 4). Throws 422 with `erros.senha`.
     */
    async redefinir({ token_recuperacao, senha }: Recuperacao): Promise<void> {
      const token_hash = digestOf(token_recuperacao);
      const conta = await contaDoToken(token_hash);
      const password = await senhas.resumir(senha);
      await transaction(strapi, async (trx) => {
        // Race: of two at the same time one finds the token used.
        const usados = await vivas(trx).andWhere({ token_hash }).update({ usado_em: Date.now() });
        if (usados !== 1) recusarToken();
        // The account's other links and its sessions end with the old password (`vigia`).
        await contas(strapi).mudar(conta.id, {
          password,
          // Whoever has the link reads that mailbox.
          confirmed: true,
          email_confirmado_em: conta.email_confirmado_em ?? new Date(),
        });
      });
      await limites(strapi).esquecer('loginsDaConta', conta.email);
    },
  };
};
