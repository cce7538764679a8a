import type { Core } from '@strapi/strapi';
import { rawRows, tableNameOf } from '../database/knex';
import { Rounds } from '../database/rounds';
import { SILENCIO_MS } from './rules';

const INTERVALO_MS = 60_000;
const POR_VEZ = 5000;
/** A row dated further ahead than this was written by a clock that was wrong. */
const MAIS_ADIANTE_MS = 24 * 60 * 60_000;

/** Skip locked: rows in use are left for the next sweep, so that it waits for nobody. */
const apagar = async (
  strapi: Core.Strapi,
  tipo: 'api::repeticao.repeticao' | 'api::presenca.presenca',
  coluna: string,
  ate: number,
): Promise<void> => {
  const tabela = tableNameOf(strapi, tipo);
  const pular = strapi.db.dialect.client === 'sqlite' ? '' : 'for update skip locked';
  let apagadas: unknown[];
  do {
    apagadas = await rawRows(
      strapi,
      `delete from ${tabela} where id in
         (select id from ${tabela} where ${coluna} <= ? or ${coluna} > ? limit ${POR_VEZ} ${pular}) returning id`,
      [ate, ate + MAIS_ADIANTE_MS],
    );
  } while (apagadas.length === POR_VEZ);
};

const varrer = async (strapi: Core.Strapi, agora: number): Promise<void> => {
  await apagar(strapi, 'api::repeticao.repeticao', 'vale_ate', agora);
  await apagar(strapi, 'api::presenca.presenca', 'visto_em', agora - 2 * SILENCIO_MS);
};

/**
 * Periodic sweep of rows that mean nothing any more: repeats that would count again, visitors gone for longer than a
 * silence.
 */
export const varrerContagens = (strapi: Core.Strapi): Rounds => {
  const rondas = new Rounds(strapi, 'contagens', () => varrer(strapi, Date.now()), INTERVALO_MS);
  rondas.start();
  return rondas;
};
