import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import type { Core } from '@strapi/strapi';
import { anunciosDaConta, excluirAnunciosDaConta } from '../anuncio/service';
import { esquecerNaCaixa } from '../caixa/service';
import { correio } from '../correio/service';
import { afterCommit, transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { esquecerNoRegistro } from '../registro/service';
import { sessoes } from '../sessao/service';
import { administra, contarAdministradores } from './administradores';
import { confirmacoes } from './confirmacoes';
import { contas, USUARIO } from './contas';

const RECUPERACAO = 'api::recuperacao.recuperacao';
const CHAVE = 'api::chave.chave';
const SEGUNDO_PASSO = 'api::segundo-passo.segundo-passo';

/** What the register tells of an account's own: the account, its ads, also deleted ones, and what these showed. */
const alvosDaConta = async (strapi: Core.Strapi, id: number) => {
  const daConta = { anuncio: { usuario: { id } } };
  const conteudo = await Promise.all(
    (['radio', 'cantor', 'musica', 'banner'] as const).map(async (tipo) => {
      const query = strapi.db.query(`api::${tipo}.${tipo}`);
      const rows = (await query.findMany({ select: ['documentId'], where: daConta })) as {
        documentId: string;
      }[]; // the column selected
      return rows.map(({ documentId }) => ({ tipo, id: documentId }));
    }),
  );
  return [
    { tipo: 'usuario', id },
    ...(await anunciosDaConta(strapi, id)).map((codigo) => ({ tipo: 'anuncio', id: codigo })),
    ...conteudo.flat(),
  ];
};

/**
 * Deletes an account with all it brought, for its owner and for the panel alike (contrato 10): its ads are unpublished and
 * deleted with their content, pictures, sounds and proofs; sessions, links, mails and second step of it end. The history of
 * its ads, the cash book and the register stay, without name and values. All of it or nothing; files leave the disk after
 * the commit, and what a killed process left of them at the next start. Throws 404, and 409 for the last administrator.
 */
export const excluirConta = async (strapi: Core.Strapi, id: number): Promise<void> => {
  await transaction(strapi, async (trx) => {
    // Lock order: the administrators before any other row. Who is none of them waits for none of them.
    if (administra(await contas(strapi).porId(id))) await contarAdministradores(strapi, trx);
    // A sale of the same account waits here, and then finds no account.
    const conta = await contas(strapi).travarSeHouver(id);
    if (!conta) throw new Refusal(404);
    const { email, username: nome } = conta;
    const alvos = await alvosDaConta(strapi, id);
    await excluirAnunciosDaConta(strapi, id);
    await esquecerNaCaixa(strapi, id);
    await sessoes(strapi).encerrarTodas(id);
    for (const uid of [RECUPERACAO, CHAVE, SEGUNDO_PASSO] as const)
      await strapi.db.query(uid).deleteMany({ where: { id_usuario: id } });
    await confirmacoes(strapi).esquecer(id);
    await correio(strapi).esquecer(trx, { id, email, nome });
    await esquecerNoRegistro(strapi, id, alvos);
    await strapi.db.query(USUARIO).delete({ where: { id } });
    // Counted last: the panel deletes several side by side in one transaction.
    if (administra(conta) && (await contarAdministradores(strapi, trx)) === 0)
      throw new Refusal(409, { msg: MENSAGENS_DA_CONTA.ultimaAdministracao });
    await afterCommit(strapi, () => {
      correio(strapi)
        .apagarGuardados({ id, email })
        .catch((erro: unknown) => strapi.log.error(erro));
    });
  });
};
