import type { Core, UID } from '@strapi/strapi';
import { inBatches } from '../database/batches';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { TIPOS_COM_SLUG } from './gravar';
import { tomarSlugDoNome } from './tabela';

interface Row {
  document_id: string;
  nome: string | null;
  published_at: unknown;
}

/** One row a document: the published one, whose name the public knows. */
const umPorDocumento = (rows: readonly Row[]): Row[] => {
  const rascunhosAntes = [...rows].sort(
    (a, b) => Number(a.published_at !== null) - Number(b.published_at !== null),
  );
  return [...new Map(rascunhosAntes.map((row) => [row.document_id, row])).values()];
};

const completar = async (strapi: Core.Strapi, uid: UID.Schema): Promise<void> => {
  const com = TIPOS_COM_SLUG[uid];
  if (!com) return;
  const { tipo, nome: coluna } = com;
  const rows = await tableOf(strapi, uid)
    .whereNull('slug')
    .orderBy('id')
    .select<Row[]>('document_id', { nome: coluna }, 'published_at');
  for (const lote of inBatches(umPorDocumento(rows)))
    await transaction(strapi, async (trx) => {
      for (const { document_id, nome } of lote) {
        const dono = { tipo, documento: document_id };
        const slug = await tomarSlugDoNome(strapi, dono, nome ?? '', trx);
        await tableOf(strapi, uid, trx).where({ document_id }).whereNull('slug').update({ slug });
      }
    });
};

/** Fills in the slug of what was written before the portal kept it; what has one is left alone. Call in `bootstrap`. */
export const completarSlugs = async (strapi: Core.Strapi): Promise<void> => {
  for (const uid of Object.keys(TIPOS_COM_SLUG) as UID.Schema[]) await completar(strapi, uid);
};
