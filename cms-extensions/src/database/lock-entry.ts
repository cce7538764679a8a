import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from './knex';

interface Version {
  id: number;
  document_id: string;
  published_at: Date | string | number | null;
  updated_at: Date | string | number;
}

/** Locks the version editors see until the transaction ends; answers when it was written last, null where there is none. */
export const lockEntry = async (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  trx: Knex.Transaction,
): Promise<Date | string | number | null> => {
  const hasDrafts = strapi.getModel(uid as UID.Schema).options?.draftAndPublish === true;
  const its = () => {
    const rows = tableOf<Version>(strapi, uid as UID.Schema, trx).where({
      document_id: documentId,
    });
    return hasDrafts ? rows.whereNull('published_at') : rows;
  };
  // Pessimistic lock, twice: who waited for one that made the draft anew does not see the new row in the same statement.
  await its().forUpdate().select('id');
  const [version] = await its().forUpdate().select('id', 'updated_at');
  return version?.updated_at ?? null;
};
