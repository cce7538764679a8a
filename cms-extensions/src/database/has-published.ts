import type { Core, UID } from '@strapi/strapi';
import { PUBLISHED } from './rows';

/** Whether an entry is published (Draft & Publish), whatever its draft says by now. */
export const hasPublished = async (
  strapi: Core.Strapi,
  uid: UID.Schema,
  documentId: string,
): Promise<boolean> =>
  (await strapi.db.query(uid).count({ where: { documentId, ...PUBLISHED } })) > 0;
