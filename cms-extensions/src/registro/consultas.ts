import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readPage, type Page, type Stretch } from '../database/list-page';
import { transaction } from '../database/transaction';
import { parecidoCom } from '../texto/parecido';

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

/**
 * The rows that fit. It reads nothing but the index `registros_em_ordem`, which has all that is asked of a row in it;
 * PostgreSQL finds a few by their words (`indexWords`).
 */
export const achados = (
  knex: Knex,
  tabela: string,
  { palavras, tipos = null, de, ate }: Recorte,
): Knex.QueryBuilder => {
  const consulta = knex({ a: tabela });
  if (de !== null) void consulta.where('a.quando', '>=', de);
  if (ate !== null) void consulta.where('a.quando', '<', ate);
  // By `registros_alvo`, which begins with it, rows would come in another order than a page's.
  if (tipos !== null)
    void consulta.whereRaw(
      tipos.length > 0
        ? `coalesce(a.alvo_tipo, '') in (${tipos.map(() => '?').join(', ')})`
        : '1 = 0',
      tipos,
    );
  for (const palavra of palavras)
    void consulta.whereRaw(`a.procurado like ? escape '\\'`, [parecidoCom(palavra)]);
  return consulta;
};

/** The newest first. */
export const EM_ORDEM: Stretch = {
  where: ['1 = 1'],
  order: [
    { column: 'a.quando', order: 'desc' },
    { column: 'a.id', order: 'desc' },
  ],
};

/**
 * PostgreSQL takes the index and the table for equally fast while values are short; past a row's many columns to the
 * searched text it takes three times as long.
 */
export const SEM_A_TABELA = 'set local enable_seqscan = off';
/** By the index of words every row found is looked up in the table. */
export const SEM_AS_PALAVRAS = 'set local enable_bitmapscan = off';

/** A page of the register, newest first, and how many rows fit in all. */
export const paginaDoRegistro = (
  strapi: Core.Strapi,
  tabela: string,
  recorte: Recorte,
  pagina: Page,
): Promise<{ total: number; ids: number[] }> => {
  const ler = (knex: Knex, aoVerMuitas?: () => PromiseLike<unknown>) =>
    readPage(knex, () => achados(knex, tabela, recorte), [EM_ORDEM], pagina, {
      rare: recorte.palavras.length > 0,
      onMany: aoVerMuitas,
    });
  if (strapi.db.dialect.client === 'sqlite') return ler(strapi.db.connection);
  return transaction(strapi, async (trx) => {
    await trx.raw(SEM_A_TABELA);
    return ler(trx, () => trx.raw(SEM_AS_PALAVRAS));
  });
};
