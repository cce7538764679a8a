import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { errors } from '@strapi/utils';
import { transaction } from '../database/transaction';
import { isDoPainel } from '../http/do-painel';
import { quemNoPainel, registrar } from '../registro/service';
import { Refusal } from '../http/refusal';
import { USUARIO } from './contas';
import { excluirConta } from './excluir-conta';

/** Deleting an account at the panel, alone or among others, takes along what the account brought. Call in `register`, after the guards. */
export const excluirContasNoPainel = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (contexto, next) => {
    if (contexto.uid !== USUARIO || contexto.action !== 'delete' || !isDoPainel(strapi))
      return next();
    const { documentId } = contexto.params as { documentId: string }; // what a deletion names
    const conta = await findOne<{
      id: number;
      documentId: string;
    }>(strapi, USUARIO, { where: { documentId } });
    if (!conta) return next();
    try {
      await transaction(strapi, async () => {
        await excluirConta(strapi, conta.id);
        await registrar(strapi, {
          quem: quemNoPainel(strapi) ?? 'portal',
          acao: 'apagou no painel',
          alvo: { tipo: 'usuario', id: conta.id },
        });
      });
    } catch (erro) {
      throw erro instanceof Refusal ? new errors.ApplicationError(erro.message) : erro;
    }
    return { documentId, entries: [conta] };
  });
};
