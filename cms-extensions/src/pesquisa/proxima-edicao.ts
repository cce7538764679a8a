import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { PESQUISA, SORTEIO, VOTO } from './rows';

/** Number of a place's next edition. One whose survey was deleted is not given again: its votes may still be there. */
export const proximaEdicao = async (
  strapi: Core.Strapi,
  numero: number,
  trx?: Knex.Transaction,
): Promise<number> => {
  const lugares = [
    [PESQUISA, 'numero'],
    [VOTO, 'pesquisa_numero'],
    [SORTEIO, 'pesquisa_numero'],
  ] as const;
  let maior = 0;
  for (const [uid, coluna] of lugares) {
    const row = await tableOf<{ maior: number | null }>(strapi, uid, trx)
      .where(coluna, numero)
      .max({ maior: 'edicao' })
      .first<{ maior: number | null } | undefined>();
    maior = Math.max(maior, row?.maior ?? 0);
  }
  return maior + 1;
};
