import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { inBatches } from '../../database/batches';
import type { ListQuery } from '../../http/cached-reads/query';
import {
  ANUNCIO,
  listAnuncioRows,
  listTrecho,
  type AnuncioRow,
  type Leitor,
} from '../ficha/linhas';
import { apresentar } from './leitura';
import { procurarAnuncios, type Procura } from './procurar';

/** Which part of a list; `limite` null is all of it. */
export type Pagina = Pick<ListQuery, 'pagina' | 'limite'>;

export interface Lista {
  total: number;
  anuncios: Anuncio[];
}

const listPorId = async (strapi: Core.Strapi, ids: readonly number[]): Promise<AnuncioRow[]> => {
  const rows = new Map<number, AnuncioRow>();
  for (const lote of inBatches(ids))
    for (const row of await listAnuncioRows(strapi, { id: { $in: lote } })) rows.set(row.id, row);
  // Deleted since they were looked for: gone.
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/** A user's ads, newest first: all, or those of one page. */
export const listDoUsuario = async (
  strapi: Core.Strapi,
  leitor: Leitor,
  id_usuario: number,
  { pagina, limite }: Pagina,
): Promise<Lista> => {
  const onde = { usuario: { id: id_usuario } };
  if (limite === null) {
    const rows = (await listAnuncioRows(strapi, onde)).reverse();
    return { total: rows.length, anuncios: await apresentar(strapi, leitor, rows) };
  }
  const total = await strapi.db.query(ANUNCIO).count({ where: onde });
  const rows = await listTrecho(strapi, onde, (pagina - 1) * limite, limite);
  return { total, anuncios: await apresentar(strapi, leitor, rows) };
};

/** Ads that fit what an administrator looks for, in the order asked (contrato 5). */
export const listDaAdministracao = async (
  strapi: Core.Strapi,
  leitor: Leitor,
  procura: Procura & Pagina,
): Promise<Lista> => {
  const hoje = dataCivil(new Date());
  const { total, ids } = await procurarAnuncios(strapi, procura, procura, hoje);
  return { total, anuncios: await apresentar(strapi, leitor, await listPorId(strapi, ids)) };
};
