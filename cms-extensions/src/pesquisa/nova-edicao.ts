import type { EdicaoAberta } from '@portal/contracts/painel/respostas';
import { situacaoDoPrazo } from '@portal/contracts/pesquisa/prazo';
import type { NovaEdicao } from '@portal/contracts/pesquisa/nova-edicao';
import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { transaction } from '../database/transaction';
import { refuseAtPanel } from '../http/panel-refusal';
import { Refusal } from '../http/refusal';
import { segurarTodas } from './pesquisas';
import { prazoDe } from './presenter';
import { OPCAO, PESQUISA } from './rows';

interface Copiada {
  titulo: string;
  texto: string | null;
  opcoes: { nome: string; video: string | null }[];
}

const textosDe = async (strapi: Core.Strapi, documentId: string): Promise<Copiada> => {
  const pesquisa = await findOne<Copiada>(strapi, PESQUISA, {
    where: { documentId },
    select: ['titulo', 'texto'],
    populate: { opcoes: { select: ['nome', 'video'] } },
  });
  if (!pesquisa) throw new Refusal(404);
  return pesquisa;
};

/**
 * Closes a survey and opens its place's next edition: texts and options are copied, dates are new, the draw's
 * authorisation is not taken along. One transaction with all editions locked: a vote on its way counts in the old one
 * or is refused. Asked again of a survey that is closed and has its next edition, it answers that one.
 */
export const encerrarEAbrir = (
  strapi: Core.Strapi,
  documentId: string,
  { titulo, abre_em, fecha_em }: NovaEdicao,
): Promise<EdicaoAberta> =>
  transaction(strapi, async (trx) => {
    const rows = await segurarTodas(strapi, trx);
    const velha = rows.find((row) => row.document_id === documentId);
    if (!velha) throw new Refusal(404);
    // Looked at with the lock in hand: whoever waited for it comes after.
    const agora = new Date();
    const situacao = situacaoDoPrazo(prazoDe(velha), agora);
    const proxima = rows.find(
      ({ numero, edicao }) => numero === velha.numero && edicao === velha.edicao + 1,
    );
    if (situacao === 'encerrada' && proxima)
      return { documentId: proxima.document_id, edicao: proxima.edicao };
    if (situacao === 'antes')
      refuseAtPanel({
        msg: 'Esta edição ainda não começou: em vez de encerrá-la, mude as datas dela.',
      });
    const pesquisas = strapi.documents(PESQUISA);
    const fechada: object = { fecha_em: agora.toISOString() };
    if (situacao === 'aberta') await pesquisas.update({ documentId, data: fechada });
    const { opcoes, ...textos } = await textosDe(strapi, documentId);
    const nova = await pesquisas.create({
      data: {
        numero: velha.numero,
        ...textos,
        ...(titulo && { titulo }),
        abre_em: abre_em ?? agora.toISOString(),
        fecha_em,
      },
    });
    for (const [i, { nome, video }] of opcoes.entries())
      await strapi
        .documents(OPCAO)
        .create({ data: { nome, video, ordem: i + 1, pesquisa: nova.documentId } });
    return { documentId: nova.documentId, edicao: Number(nova['edicao']) };
  });
