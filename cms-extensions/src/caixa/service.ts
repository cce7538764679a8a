import { SEM_CONTA } from '@portal/contracts/caixa/caixa';
import type { Recebimento } from '@portal/contracts/caixa/recebimento';
import { deCentavos, emCentavos, type Centavos } from '@portal/contracts/dinheiro/centavos';
import type { Core } from '@strapi/strapi';
import { inBatches } from '../database/batches';
import { findAll, findOne } from '../database/find-all';
import { RECEBIMENTO, type RecebimentoRow } from './recebimentos';

const ANUNCIO = 'api::anuncio.anuncio';
const EXCLUIDO = 'api::anuncio-excluido.anuncio-excluido';

/** Stands for what somebody whose account is gone called their ad. */
const SEM_TITULO = 'Anúncio excluído';

interface RecebimentoGuardado {
  id: number;
  anuncio_id: number;
  data: string;
  centavos: Centavos;
  transacao: string | null;
  pagador: string | null;
}

interface Excluido {
  id: number;
  titulo: string;
  valor: number | string | null;
  usuario?: { id: number; username: string } | null;
}

/**
 * Memento: whoever deletes an ad, what the cash book tells of it is kept in the same transaction. Its history says when
 * it was approved and given back, but not for how much.
 */
export const guardarExcluidos = (strapi: Core.Strapi): void => {
  const guardar = async ({ params }: { params: { where?: unknown } }): Promise<void> => {
    const anuncios = await findAll<Excluido>(strapi, ANUNCIO, {
      select: ['titulo', 'valor'],
      // A subscriber's event is untyped; this is the deletion's own condition.
      where: (params.where ?? {}) as Record<string, unknown>,
      populate: { usuario: { select: ['id', 'username'] } },
    });
    for (const { id, titulo, valor, usuario } of anuncios)
      await strapi.db.query(EXCLUIDO).create({
        data: {
          anuncio_id: id,
          titulo,
          centavos: emCentavos(valor),
          usuario_id: usuario?.id ?? null,
          usuario: usuario?.username ?? SEM_CONTA,
        },
      });
  };
  strapi.db.lifecycles.subscribe({
    models: [ANUNCIO],
    beforeDelete: guardar,
    beforeDeleteMany: guardar,
  });
};

/** Ads of an account that are gone, as far as the cash book tells of them. */
export const excluidosNaCaixa = async (
  strapi: Core.Strapi,
  usuario_id: number,
): Promise<number[]> => {
  const rows = await findAll<{ id: number; anuncio_id: number }>(strapi, EXCLUIDO, {
    select: ['anuncio_id'],
    where: { usuario_id },
  });
  return rows.map(({ anuncio_id }) => anuncio_id);
};

/** Which of these ads that are gone were somebody else's, as far as the cash book tells. */
export const excluidosDeOutros = async (
  strapi: Core.Strapi,
  usuario_id: number,
  anuncios: readonly number[],
): Promise<ReadonlySet<number>> => {
  const alheios = new Set<number>();
  for (const lote of inBatches(anuncios)) {
    const rows = await findAll<{ id: number; anuncio_id: number }>(strapi, EXCLUIDO, {
      select: ['anuncio_id'],
      where: { anuncio_id: { $in: lote }, usuario_id: { $notNull: true, $ne: usuario_id } },
    });
    for (const { anuncio_id } of rows) alheios.add(anuncio_id);
  }
  return alheios;
};

/** What was received for an ad, for its owner. */
export interface RecebimentoCopiado extends Recebimento {
  id_anuncio: number;
}

/** What counts as received for these ads (contrato 4). */
export const copiarRecebimentos = async (
  strapi: Core.Strapi,
  anuncios: readonly number[],
): Promise<RecebimentoCopiado[]> => {
  const rows = await findAll<RecebimentoGuardado>(strapi, RECEBIMENTO, {
    select: ['anuncio_id', 'data', 'centavos', 'transacao', 'pagador'],
    where: { vigente: { $in: anuncios } },
  });
  return rows.map(({ anuncio_id, data, centavos, transacao, pagador }) => ({
    id_anuncio: anuncio_id,
    ...{ data, valor: deCentavos(centavos), transacao, pagador },
  }));
};

/** What counts as received for an ad; null when nothing does. */
export const recebimentoDe = async (
  strapi: Core.Strapi,
  anuncio: number,
): Promise<Recebimento | null> => {
  const row = await findOne<RecebimentoRow>(strapi, RECEBIMENTO, {
    select: ['data', 'centavos', 'transacao', 'pagador'],
    where: { vigente: anuncio },
  });
  return (
    row && {
      ...{ data: row.data, valor: deCentavos(row.centavos) },
      ...{ transacao: row.transacao, pagador: row.pagador },
    }
  );
};

/**
 * Takes a person out of the cash book once their ads are deleted: their name, as advertiser and payer and as who recorded,
 * and what they called their ads. The money stays. Inside the transaction that deletes the account.
 */
export const esquecerNaCaixa = async (strapi: Core.Strapi, id: number): Promise<void> => {
  for (const anuncio_id of await excluidosNaCaixa(strapi, id))
    await strapi.db
      .query(RECEBIMENTO)
      .updateMany({ where: { anuncio_id }, data: { pagador: null } });
  await strapi.db.query(EXCLUIDO).updateMany({
    where: { usuario_id: id },
    data: { usuario_id: null, usuario: SEM_CONTA, titulo: SEM_TITULO },
  });
  await strapi.db
    .query(RECEBIMENTO)
    .updateMany({ where: { por_id: id }, data: { por_id: null, por_nome: SEM_CONTA } });
};
