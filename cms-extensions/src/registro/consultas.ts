import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { REGISTRO } from './rows';

/**
 * Which rows: folded words, all of them in the row, a stretch of time in ms, its end not in it, and the kinds of what
 * something was done to; null for all.
 */
export interface Recorte {
  palavras: readonly string[];
  tipos?: readonly string[] | null;
  de: number | null;
  ate: number | null;
}

type Consulta = Knex.QueryBuilder<{ id: number }, { id: number }[]>;

const parecidoCom = (texto: string): string => `%${texto.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The rows that fit. Of all kinds it reads nothing but the index `registros_quando`, which has the searched text in it.
 */
export const achados = (
  strapi: Core.Strapi,
  { palavras, tipos = null, de, ate }: Recorte,
): Consulta => {
  const consulta = tableOf<{ id: number }>(strapi, REGISTRO);
  if (de !== null) void consulta.where('quando', '>=', de);
  if (ate !== null) void consulta.where('quando', '<', ate);
  if (tipos !== null) void consulta.whereIn('alvo_tipo', tipos);
  for (const palavra of palavras)
    void consulta.whereRaw(`procurado like ? escape '\\'`, [parecidoCom(palavra)]);
  return consulta;
};

/** The newest first. */
export const emOrdem = (consulta: Consulta): Consulta =>
  consulta.orderBy('quando', 'desc').orderBy('id', 'desc');

/** The statements a page of the register is read with: its ids, and how many there are in all. */
export const consultasDoRegistro = (
  strapi: Core.Strapi,
  recorte: Recorte,
  { pagina, limite }: { pagina: number; limite: number },
) => ({
  ids: emOrdem(achados(strapi, recorte))
    .limit(limite)
    .offset((pagina - 1) * limite)
    .select<{ id: number }[]>('id'),
  conta: achados(strapi, recorte).count<{ total: number | string }[]>({ total: '*' }),
});
