import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import type { ExcluirConta, TrocarEmail } from '@portal/contracts/usuario/conta';
import type { Core } from '@strapi/strapi';
import { transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { limites } from '../limite/service';
import { CONTA_EXCLUIDA, registrar } from '../registro/service';
import { confirmacoes } from './confirmacoes';
import { contas, type Conta } from './contas';
import { conferirCredenciais } from './credenciais';
import { excluirConta } from './excluir-conta';

const recusarCampo = (campo: keyof TrocarEmail, mensagem: string): never => {
  throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros: { [campo]: [mensagem] } });
};

/** What only whoever knows an account's password does with it (contrato 10). */
export const contaPropria = (strapi: Core.Strapi) => {
  /**
   * Asks for what a login asks for. Throws 422 for another password or a wrong code, counted as a failed login: a stolen
   * session guesses no faster than anybody. Throws 401 where the second step is on and no code came (contrato 10).
   */
  const exigirDono = async ({ email }: Conta, prova: ExcluirConta): Promise<void> => {
    const achada = await conferirCredenciais(strapi, { email, ...prova }, CAMINHOS.perfil);
    if (achada === 'senha-errada') recusarCampo('senha', MENSAGENS_DA_CONTA.senhaNaoConfere);
    if (achada === 'codigo-errado')
      recusarCampo('codigo_acesso', MENSAGENS_DA_CONTA.codigoDeAcessoInvalido);
  };

  /** Limits of recovery mails: so many a network, and so many to one mailbox, whoever asks. */
  const ocuparMail = async (email: string, endereco: string): Promise<void> => {
    await limites(strapi).ocupar('confirmacoes', endereco);
    await limites(strapi).ocupar('mailsDeConfirmacao', email);
  };

  const minha = async (id: number): Promise<Conta> => {
    const conta = await contas(strapi).porId(id);
    if (!conta) throw new Refusal(401);
    return conta;
  };

  return {
    /** Asks for a link to a new address; the answer says nothing of who has it. Throws 401, 422 and 429. */
    async pedirTroca(
      id: number,
      { email, ...prova }: TrocarEmail,
      endereco: string,
    ): Promise<void> {
      const conta = await minha(id);
      await exigirDono(conta, prova);
      if (email === conta.email) recusarCampo('email', MENSAGENS_DA_CONTA.mesmoEmail);
      await ocuparMail(email, endereco);
      await confirmacoes(strapi).enviarTroca(conta, email);
    },

    /** Sends the confirmation of the present address again; answers false when it is confirmed. Throws 429. */
    async pedirConfirmacao(id: number, endereco: string): Promise<boolean> {
      const conta = await minha(id);
      if (conta.email_confirmado_em !== null) return false;
      await ocuparMail(conta.email, endereco);
      await confirmacoes(strapi).enviarConfirmacao(conta);
      return true;
    },

    /** Deletes the account. A second click finds it done. Throws 401, 409 for the last administrator, 422 and 429. */
    async excluir(id: number, prova: ExcluirConta): Promise<void> {
      const conta = await contas(strapi).porId(id);
      if (!conta) return;
      try {
        await exigirDono(conta, prova);
        await transaction(strapi, async () => {
          await excluirConta(strapi, id);
          // Who it was is gone by now.
          await registrar(strapi, {
            quem: { id, usuario: CONTA_EXCLUIDA },
            acao: 'excluiu a própria conta',
            alvo: { tipo: 'usuario', id },
          });
        });
      } catch (erro) {
        if (!(erro instanceof Refusal) || (await contas(strapi).porId(id))) throw erro;
      }
    },
  };
};
