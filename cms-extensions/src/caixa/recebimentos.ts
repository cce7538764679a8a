import { MENSAGENS_DA_CAIXA as MSG } from '@portal/contracts/caixa/mensagens';
import {
  chaveDaTransacao,
  type NovoRecebimento,
  type Recebimento,
} from '@portal/contracts/caixa/recebimento';
import { deCentavos, type Centavos } from '@portal/contracts/dinheiro/centavos';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { registrar } from '../registro/service';

export const RECEBIMENTO = 'api::recebimento.recebimento';
const ANUNCIO = 'api::anuncio.anuncio';

/** Who records. */
interface Autor {
  id: number;
  usuario: string;
}

/**
 * A receipt as stored. Nothing is overwritten: what is replaced or taken back stays, with `retirado_em`. `vigente` (the
 * ad) and `transacao_vigente` are set while it counts, and unique: one receipt an ad, one ad a transaction.
 */
export interface RecebimentoRow {
  id: number;
  anuncio_id: number;
  data: string;
  centavos: Centavos;
  transacao: string | null;
  pagador: string | null;
  por_id: number | null;
  por_nome: string | null;
  registrado_em: number | string;
  retirado_em: number | string | null;
  vigente: number | null;
  transacao_vigente: string | null;
}

const vigenteDe = (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  anuncio: number,
): Promise<RecebimentoRow | undefined> =>
  tableOf<RecebimentoRow>(strapi, RECEBIMENTO, trx)
    .where('vigente', anuncio)
    .first<RecebimentoRow | undefined>('*');

const isIgual = (row: RecebimentoRow, pedido: NovoRecebimento): boolean =>
  row.data === pedido.data &&
  row.centavos === pedido.valor &&
  (row.transacao ?? '') === pedido.transacao &&
  (row.pagador ?? '') === pedido.pagador;

const apresentar = ({ data, valor, transacao, pagador }: NovoRecebimento): Recebimento => ({
  data,
  valor: deCentavos(valor),
  transacao: transacao || null,
  pagador: pagador || null,
});

/** Answers what it took back: somebody else may have replaced, or taken back, what was read before. */
const retirar = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  anuncio: number,
  agora: Date,
): Promise<RecebimentoRow | undefined> => {
  const [retirado] = await tableOf<RecebimentoRow>(strapi, RECEBIMENTO, trx)
    .where('vigente', anuncio)
    .update({ vigente: null, transacao_vigente: null, retirado_em: agora.getTime() })
    .returning<RecebimentoRow[]>('*');
  return retirado;
};

/** What the register tells of a receipt (contrato 10). */
const noRegistro = ({ data, centavos, transacao, pagador }: RecebimentoRow) => ({
  data,
  valor: deCentavos(centavos),
  transacao,
  pagador,
});

const recusarCredito = (): never => {
  throw new Refusal(409, { msg: MSG.creditoJaRegistrado });
};

/**
 * Records what came in for an ad, in the place of what was recorded before. The same again by the same person changes
 * nothing. Throws 404 without such an ad, and 409 for a transaction that is recorded already, for another ad or by
 * somebody else: of two who confirm one credit at once, one did.
 */
export const registrarRecebimento = (
  strapi: Core.Strapi,
  por: Autor,
  anuncio: number,
  pedido: NovoRecebimento,
  agora: Date,
): Promise<Recebimento> =>
  transaction(strapi, async (trx) => {
    // Two receipts of one ad come one after the other.
    const achado = await tableOf<{ id: number }>(strapi, ANUNCIO, trx)
      .where('id', anuncio)
      .forUpdate()
      .first('id');
    if (!achado) throw new Refusal(404);
    const vigente = await vigenteDe(strapi, trx, anuncio);
    if (vigente && isIgual(vigente, pedido)) {
      if (vigente.por_id !== por.id && pedido.transacao !== '') recusarCredito();
      return apresentar(pedido);
    }
    const antes = await retirar(strapi, trx, anuncio, agora);
    const { data, valor, transacao, pagador } = pedido;
    const [gravado] = await tableOf<RecebimentoRow>(strapi, RECEBIMENTO, trx)
      .insert({
        anuncio_id: anuncio,
        data,
        centavos: valor,
        transacao: transacao || null,
        pagador: pagador || null,
        por_id: por.id,
        por_nome: por.usuario,
        registrado_em: agora.getTime(),
        vigente: anuncio,
        transacao_vigente: transacao === '' ? null : chaveDaTransacao(transacao),
      })
      .onConflict()
      .ignore()
      .returning<{ id: number }[]>('id');
    if (!gravado) recusarCredito();
    await registrar(strapi, {
      quem: por,
      acao: antes ? 'trocou o recebimento' : 'registrou o recebimento',
      alvo: { tipo: 'anuncio', id: anuncio },
      antes: antes ? noRegistro(antes) : null,
      depois: { ...apresentar(pedido) },
    });
    return apresentar(pedido);
  });

/** Takes the receipt of an ad back, deleted ads among them; it stays among the rows. Twice is once. Throws 404 when there never was one. */
export const retirarRecebimento = (
  strapi: Core.Strapi,
  por: Autor,
  anuncio: number,
  agora: Date,
): Promise<void> =>
  transaction(strapi, async (trx) => {
    // Of two at once the second finds it gone.
    const antes = await retirar(strapi, trx, anuncio, agora);
    if (antes) {
      await registrar(strapi, {
        quem: por,
        acao: 'retirou o recebimento',
        alvo: { tipo: 'anuncio', id: anuncio },
        antes: noRegistro(antes),
      });
      return;
    }
    const houve = await tableOf<RecebimentoRow>(strapi, RECEBIMENTO, trx)
      .where('anuncio_id', anuncio)
      .first('id');
    if (!houve) throw new Refusal(404);
  });
