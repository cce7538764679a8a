import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import { tableOf } from '../../database/knex';
import { transaction } from '../../database/transaction';
import { ANUNCIO } from './linhas';

/** Titles folded in one transaction. */
const LOTE = 500;

/** Keeps each title's folded form, which no database makes by itself, true to what is written from whatever side. Call in `bootstrap`. */
export const dobrarTitulos = (strapi: Core.Strapi): void => {
  const dobrado = ({
    params,
  }: {
    params: { data?: { titulo?: unknown; titulo_dobrado?: string } };
  }) => {
    if (typeof params.data?.titulo === 'string')
      params.data.titulo_dobrado = dobrar(params.data.titulo);
  };
  strapi.db.lifecycles.subscribe({
    models: [ANUNCIO],
    beforeCreate: dobrado,
    beforeUpdate: dobrado,
  });
};

/** Folds the titles written before the portal kept that form. Call in `bootstrap`. */
export const completarTitulos = async (strapi: Core.Strapi): Promise<void> => {
  for (;;) {
    const rows = await tableOf(strapi, ANUNCIO)
      .whereNull('titulo_dobrado')
      .limit(LOTE)
      .select<{ id: number; titulo: string | null }[]>('id', 'titulo');
    await transaction(strapi, async (trx) => {
      for (const { id, titulo } of rows)
        await tableOf(strapi, ANUNCIO, trx)
          .where({ id })
          .update({ titulo_dobrado: dobrar(titulo ?? '') });
    });
    if (rows.length < LOTE) return;
  }
};
