import { CONFIRMACAO_HORAS, TROCA_DE_EMAIL_MINUTOS } from '@portal/contracts/usuario/limites';
import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { findSobre } from '../conteudo/service';
import { correio, type Modelo } from '../correio/service';
import { CLOCK_SKEW_MS, toMillis } from '../database/instant';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { digestOf, newToken } from '../http/one-time-token';
import { Refusal } from '../http/refusal';
import { registrar, type Valores } from '../registro/service';
import { contas, type Conta } from './contas';
import { colunaRepetida } from './erros-de-unicidade';
import { mailDeConfirmacao, mailDeTroca, mailParaOAntigo } from './mails-de-email';

const CONFIRMACAO = 'api::confirmacao.confirmacao';
const MODELO_TROCA = 'troca-de-email';
const MODELO_CONFIRMACAO = 'confirmacao-de-email';
const MODELO_ANTIGO = 'email-trocado';
const VIDA_MS = {
  troca: TROCA_DE_EMAIL_MINUTOS * 60_000,
  confirmacao: CONFIRMACAO_HORAS * 60 * 60_000,
} as const;
type Finalidade = keyof typeof VIDA_MS;

interface Link {
  token_hash: string;
  id_usuario: number;
  finalidade: Finalidade;
  email: string | null;
  marca: string;
  expira_em: number;
  /** In ms; a number on SQLite, text on PostgreSQL. */
  usado_em: number | string | null;
}

/** Fingerprint of what a link hangs on: with another password or e-mail, whoever set it, the link is dead (contrato 10). */
const marcaDe = ({ email, password }: Pick<Conta, 'email' | 'password'>): string =>
  digestOf(`${email};${password ?? ''}`);

/** Whether a used link did what still stands: it and the account's proof were written with one instant. */
const fezOQueVale = ({ usado_em, marca }: Link, conta: Conta): boolean =>
  usado_em !== null &&
  Number(usado_em) === toMillis(conta.email_confirmado_em) &&
  marcaDe(conta) === marca;

const recusarLink = (): never => {
  throw new Refusal(422, { msg: MENSAGENS_DA_CONTA.linkDeEmailInvalido });
};

const recusarTomado = (): never => {
  throw new Refusal(409, { msg: MENSAGENS_DA_CONTA.emailTomado });
};

/** Links that prove whose an e-mail is: of a sign-up, and of an account that changes its address (contrato 10). */
export const confirmacoes = (strapi: Core.Strapi) => {
  const noPrazo = (trx: Knex.Transaction) =>
    tableOf<Link>(strapi, CONFIRMACAO, trx)
      .where('expira_em', '>', Date.now())
      // Clock skew: a link made by a clock that was ahead lives no longer than any other.
      .andWhere('expira_em', '<=', Date.now() + VIDA_MS.confirmacao + CLOCK_SKEW_MS);
  const vivas = (trx: Knex.Transaction) => noPrazo(trx).whereNull('usado_em');

  /** Late token: it is made when the mail is about to be sent, and is never stored in clear. Answers the page's address. */
  const novoLink = async (
    conta: Conta,
    finalidade: Finalidade,
    email: string,
    pagina: string,
  ): Promise<string> => {
    const token = newToken();
    await strapi.db.query(CONFIRMACAO).create({
      data: {
        token_hash: digestOf(token),
        id_usuario: conta.id,
        ...{ finalidade, email, marca: marcaDe(conta) },
        expira_em: Date.now() + VIDA_MS[finalidade],
      },
    });
    return `${strapi.config.get<string>('portal.url')}${pagina}/${token}`;
  };

  /** The account a queued mail is for, as long as it still is what it was then. */
  const contaDe = async (dados: Parameters<Modelo>[0]): Promise<Conta | null> => {
    const conta = await contas(strapi).porId(Number(dados['id_usuario']));
    return conta && !conta.blocked && marcaDe(conta) === dados['marca'] ? conta : null;
  };

  const travada = async (id: number): Promise<Conta> => {
    try {
      return await contas(strapi).travar(id);
    } catch (erro) {
      // The account is gone, and its links with it.
      if (erro instanceof Refusal) recusarLink();
      throw erro;
    }
  };

  /** Writes into the register what an account's owner did with its e-mail. */
  const anotar = (
    { id, username: usuario }: Conta,
    acao: string,
    valores: { antes?: Valores; depois?: Valores } = {},
  ): Promise<void> =>
    registrar(strapi, {
      quem: { id, usuario },
      acao,
      alvo: { tipo: 'usuario', id, nome: usuario },
      ...valores,
    });

  const trocar = async (conta: Conta, email: string, agora: Date): Promise<void> => {
    const outra = await contas(strapi).porEmail(email);
    if (outra) recusarTomado();
    await contas(strapi).mudar(conta.id, { email, confirmed: true, email_confirmado_em: agora });
    await anotar(conta, 'trocou o e-mail', { antes: { email: conta.email }, depois: { email } });
    await correio(strapi).enfileirar(MODELO_ANTIGO, { id_usuario: conta.id, para: conta.email });
  };

  const provar = async (conta: Conta, agora: Date): Promise<void> => {
    await contas(strapi).mudar(conta.id, { confirmed: true, email_confirmado_em: agora });
    await anotar(conta, 'confirmou o e-mail');
  };

  return {
    /** Queues the mail with which an account confirms its own e-mail, in the caller's transaction when there is one. */
    enviarConfirmacao: (conta: Conta): Promise<void> =>
      correio(strapi).enfileirar(MODELO_CONFIRMACAO, {
        id_usuario: conta.id,
        marca: marcaDe(conta),
      }),

    /**
     * Queues the mail to an account's new address; a link asked for before, perhaps to a stranger by a slip of the pen, is no
     * more, sent or not. Timing: a taken address costs the same, and the row is born finished. Throws 401 when it is gone.
     */
    enviarTroca: (conta: Conta, email: string): Promise<void> =>
      transaction(strapi, async (trx) => {
        await contas(strapi).travar(conta.id);
        await vivas(trx)
          .andWhere({ id_usuario: conta.id, finalidade: 'troca' })
          .update({ usado_em: Date.now(), email: null });
        await correio(strapi).retirar(trx, MODELO_TROCA, conta.id);
        const descartar = (await contas(strapi).porEmail(email)) !== null;
        const dados = {
          id_usuario: conta.id,
          marca: marcaDe(conta),
          email: descartar ? '' : email,
        };
        await correio(strapi).enfileirar(MODELO_TROCA, dados, { descartar });
      }),

    /**
     * Does what a link is for, once: a mere look at its page changes nothing. Sessions stay; the old address is told. Asked again, as
     * long as what it did stands, it answers the same. Throws 422 for a link that is no more, 409 when another account has the address by now.
     */
    async confirmar(token: string): Promise<Finalidade> {
      const token_hash = digestOf(token);
      const agora = new Date();
      try {
        return await transaction(strapi, async (trx) => {
          const doToken = () => noPrazo(trx).andWhere({ token_hash });
          const conta = await travada(((await doToken().first()) ?? recusarLink()).id_usuario);
          // Race: of two at the same time the second waited for the account, and finds the link used.
          const link = (await doToken().first()) ?? recusarLink();
          if (conta.blocked) recusarLink();
          if (fezOQueVale(link, conta)) return link.finalidade;
          if (link.usado_em !== null || marcaDe(conta) !== link.marca) recusarLink();
          const email = link.email ?? recusarLink();
          const usado = { usado_em: agora.getTime(), email: null };
          const usados = await vivas(trx)
            .andWhere({ token_hash })
            .update({ ...usado, marca: marcaDe({ ...conta, email }) });
          // Race: a link asked for meanwhile takes this one's place.
          if (usados !== 1) recusarLink();
          if (link.finalidade === 'troca') await trocar(conta, email, agora);
          else await provar(conta, agora);
          return link.finalidade;
        });
      } catch (erro) {
        // Race: two accounts for one address, and only the unique index saw it.
        if (colunaRepetida(erro) === 'email') recusarTomado();
        throw erro;
      }
    },

    /** Takes an account's links away with it, in its transaction. */
    async esquecer(id_usuario: number): Promise<void> {
      await strapi.db.query(CONFIRMACAO).deleteMany({ where: { id_usuario } });
    },

    /** What the postman makes of the rows above. */
    modelos: {
      [MODELO_CONFIRMACAO]: async (dados) => {
        const conta = await contaDe(dados);
        if (!conta || conta.email_confirmado_em !== null) return null;
        const { email: para, username: nome } = conta;
        const url = await novoLink(conta, 'confirmacao', para, CAMINHOS.paginaDeConfirmacao);
        return mailDeConfirmacao({ para, nome, url });
      },
      [MODELO_TROCA]: (dados) =>
        transaction(strapi, async (trx) => {
          // Race: whoever asks for another link waits for the account, and finds this one made or its mail taken out.
          await contas(strapi).travarSeHouver(Number(dados['id_usuario']));
          const conta = await contaDe(dados);
          const para = String(dados['email'] ?? '');
          if (!conta || !(await correio(strapi).espera(trx, MODELO_TROCA, dados))) return null;
          if (await contas(strapi).porEmail(para)) return null;
          const url = await novoLink(conta, 'troca', para, CAMINHOS.paginaDeTroca);
          return mailDeTroca({ para, nome: conta.username, url });
        }),
      [MODELO_ANTIGO]: async ({ id_usuario, para }) => {
        const conta = await contas(strapi).porId(Number(id_usuario));
        const telefone = (await findSobre(strapi))?.telefone ?? '';
        return conta && mailParaOAntigo({ para: String(para), nome: conta.username, telefone });
      },
    } satisfies Record<string, Modelo>,
  };
};
