import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { ARQUIVO, USOS } from '../database/files';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';

const DIAS = 30;

/** Most of them: whoever cleans up sees the next ones afterwards. */
const MAXIMO = 500;

/** Ids of the files that nothing shows and that came more than 30 days ago, oldest first. */
export const arquivosSemUso = (strapi: Core.Strapi, agora: Date): Promise<number[]> =>
  transaction(strapi, async (trx) => {
    const antes = new Date(agora.getTime() - DIAS * DIA_MS);
    const linhas = await tableOf<{ id: number }>(strapi, ARQUIVO, trx)
      .whereNotIn('id', strapi.db.connection(USOS).whereNotNull('file_id').select('file_id'))
      // SQLite keeps instants as numbers, PostgreSQL as timestamps.
      .where('created_at', '<', strapi.db.dialect.client === 'sqlite' ? antes.getTime() : antes)
      .orderBy('id')
      .limit(MAXIMO)
      .select('id');
    return linhas.map(({ id }) => id);
  });
