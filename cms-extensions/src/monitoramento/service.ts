import { OUVINTE_MS } from '@portal/contracts/no-ar/tempos';
import type { Core } from '@strapi/strapi';
import { CLOCK_SKEW_MS } from '../database/instant';
import { tableOf } from '../database/knex';
import { alvosDe, ultimosAlvosDe } from './alvos';

/**
 * Whether the public sees this web radio now, from the cached index of what can be counted: as fresh as the public
 * reads, without a query; as it was before while somebody holds the table of ads. Rejects when the database is unavailable.
 */
export const isRadioPublica = async (strapi: Core.Strapi, id: string): Promise<boolean> =>
  (await ultimosAlvosDe(strapi)).radios.has(id);

/** The stream's address of every radio the public sees now, by its id: the same object until something changed. */
export const enderecosDasRadios = async (
  strapi: Core.Strapi,
): Promise<ReadonlyMap<string, string>> => (await alvosDe(strapi)).radios;

/** How many visitors listen to each radio (contrato 9), on any instance. */
export const ouvintesPorRadio = async (
  strapi: Core.Strapi,
  agora: number,
): Promise<Map<string, number>> => {
  const rows = await tableOf(strapi, 'api::presenca.presenca')
    .where('ouvindo_em', '>', agora - OUVINTE_MS)
    .andWhere('ouvindo_em', '<=', agora + CLOCK_SKEW_MS)
    .groupBy('ouvindo')
    .select<{ ouvindo: string; total: number | string }[]>(
      'ouvindo',
      strapi.db.connection.raw('count(*) as total'),
    );
  return new Map(rows.map(({ ouvindo, total }) => [ouvindo, Number(total)]));
};
