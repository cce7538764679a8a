import type { Core } from '@strapi/strapi';
import { chaveDaUrl, isSemprePublico } from '../armazenamento/chaves';
import { USOS } from '../database/files';
import { linkOf } from '../database/tables';
import { transaction } from '../database/transaction';

/** Types whose entries may belong to an ad. */
const COM_ANUNCIO = [
  ...['api::banner.banner', 'api::radio.radio'],
  ...['api::musica.musica', 'api::cantor.cantor'],
] as const;

/** Subquery: ids of the files that the content of ads shows. */
export const arquivosDeAnuncios = (strapi: Core.Strapi) => {
  const knex = strapi.db.connection;
  const usos = knex<{ file_id: number }, { file_id: number }[]>(USOS);
  return usos.select('file_id').where((algum) => {
    for (const uid of COM_ANUNCIO) {
      const { table, from } = linkOf(strapi, uid, 'anuncio');
      const doAnuncio = knex(table).select(from);
      void algum.orWhere((um) => {
        void um.where('related_type', uid).whereIn('related_id', doAnuncio);
      });
    }
  });
};

/** Whether the newsroom put a file in the library, and no ad shows it. */
export const isDaRedacao = async (
  strapi: Core.Strapi,
  { id, url }: { id: number; url: string },
): Promise<boolean> => {
  const chave = chaveDaUrl(url);
  if (chave === null || !isSemprePublico(chave)) return false;
  const deAnuncio = await transaction(strapi, async (trx) =>
    arquivosDeAnuncios(strapi).where('file_id', id).limit(1).transacting(trx),
  );
  return deAnuncio.length === 0;
};
