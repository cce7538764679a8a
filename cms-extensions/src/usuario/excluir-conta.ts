import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import {
  isAdministrador,
  PERMISSAO_ADMINISTRADOR,
  PERMISSAO_PADRAO,
} from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { excluirAnunciosDaConta } from '../anuncio/service';
import { correio } from '../correio/service';
import { tableOf } from '../database/knex';
import { afterCommit, transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { sessoes } from '../sessao/service';
import { confirmacoes } from './confirmacoes';
import { contas, USUARIO } from './contas';

const RECUPERACAO = 'api::recuperacao.recuperacao';
const CHAVE = 'api::chave.chave';

/** Counts the administrators and locks them until the transaction ends: of two deletions at once one sees the other. */
const contarAdministradores = async (strapi: Core.Strapi, trx: Knex.Transaction) => {
  const linhas = await tableOf<{ blocked: boolean | number | null }>(strapi, USUARIO, trx)
    .where('permissao', '>=', PERMISSAO_ADMINISTRADOR)
    .orderBy('id')
    .forUpdate()
    .select('blocked');
  return linhas.filter(({ blocked }) => !blocked).length;
};

/**
 * Deletes an account with all it brought, for its owner and for the panel alike (contrato 10): its ads are unpublished and
 * deleted with their content, pictures, sounds and proofs; sessions, links and mails of it end. The history of its ads
 * stays without name and words. All of it or nothing; files leave the disk after the commit, and what a killed process left
 * of them at the next start. Throws 404, and 409 for the last administrator.
 */
export const excluirConta = async (strapi: Core.Strapi, id: number): Promise<void> => {
  await transaction(strapi, async (trx) => {
    await contarAdministradores(strapi, trx);
    // A sale of the same account waits here, and then finds no account.
    await tableOf(strapi, USUARIO, trx).where({ id }).forUpdate().select('id');
    const conta = await contas(strapi).porId(id);
    if (!conta) throw new Refusal(404);
    const { email, username: nome } = conta;
    await excluirAnunciosDaConta(strapi, id);
    await sessoes(strapi).encerrarTodas(id);
    for (const uid of [RECUPERACAO, CHAVE] as const)
      await strapi.db.query(uid).deleteMany({ where: { id_usuario: id } });
    await confirmacoes(strapi).esquecer(id);
    await correio(strapi).esquecer(trx, { id, email, nome });
    await strapi.db.query(USUARIO).delete({ where: { id } });
    // Counted last: the panel deletes several side by side in one transaction.
    const restam = await contarAdministradores(strapi, trx);
    if (isAdministrador({ permissao: conta.permissao ?? PERMISSAO_PADRAO }) && restam === 0)
      throw new Refusal(409, { msg: MENSAGENS_DA_CONTA.ultimaAdministracao });
    await afterCommit(strapi, () => {
      correio(strapi)
        .apagarGuardados({ id, email })
        .catch((erro: unknown) => strapi.log.error(erro));
    });
  });
};
