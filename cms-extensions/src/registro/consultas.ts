import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { REGISTRO } from './rows';

/** Which rows: folded words, all of them in the row, and a stretch of time in ms, its end not in it. */
export interface Recorte {
  palavras: readonly string[];
  de: number | null;
  ate: number | null;
}

type Consulta = Knex.QueryBuilder<{ id: number }, { id: number }[]>;

const parecidoCom = (texto: string): string => `%${texto.replace(/[\\%_]/g, '\\$&')}%`;

/** The rows that fit. Reads nothing but the index `registros_quando`, which has the searched text in it. */
export const achados = (strapi: Core.Strapi, { palavras, de, ate }: Recorte): Consulta => {
  const consulta = tableOf<{ id: number }>(strapi, REGISTRO);
  if (de !== null) void consulta.where('quando', '>=', de);
  if (ate !== null) void consulta.where('quando', '<', ate);
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
