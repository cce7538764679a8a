import { lugarDe } from '@portal/contracts/lugar/lugar';
import type { Core } from '@strapi/strapi';
import { inBatches } from '../database/batches';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';

const RADIO = 'api::radio.radio';

/**
 * Fills in city and state of the radios written before the portal kept them, where the region reads plainly; what anybody
 * wrote stays. Call in `bootstrap`.
 */
export const completarLugares = async (strapi: Core.Strapi): Promise<void> => {
  const rows = await tableOf(strapi, RADIO)
    .whereNull('cidade')
    .whereNull('estado')
    .whereNotNull('endereco')
    .select<{ id: number; endereco: string }[]>('id', 'endereco');
  const achados = rows
    .map(({ id, endereco }) => ({ id, ...lugarDe(endereco) }))
    .filter(({ estado }) => estado !== null);
  for (const lote of inBatches(achados))
    await transaction(strapi, async (trx) => {
      for (const { id, cidade, estado } of lote)
        await tableOf(strapi, RADIO, trx).where({ id }).update({ cidade, estado });
    });
};
