import type { Core } from '@strapi/strapi';
import { alvosDe } from './alvos';

/**
 * Whether the public sees this web radio now, from the cached index of what can be counted: as fresh as the public
 * reads, without a query. Rejects when the database is unavailable.
 */
export const isRadioPublica = async (strapi: Core.Strapi, id: string): Promise<boolean> =>
  (await alvosDe(strapi)).radios.has(id);
