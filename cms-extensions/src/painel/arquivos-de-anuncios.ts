import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { arquivosDeAnuncios } from '../arquivo/service';
import { ARQUIVO, USOS } from '../database/files';
import { inBatches } from '../database/batches';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { isDoPainel } from '../http/do-painel';
import { refuseAtPanel } from '../http/panel-refusal';
import { type Habilidade, leAnuncios } from './alcance';
import { arquivosNomeados, motivosDosTipos, type Nomeado } from './arquivos-nomeados';

/** The path of the request under way, when it is somebody's of the newsroom who reads no ads. */
const pedidoSemAnuncios = (strapi: Core.Strapi): string | null => {
  const ctx = strapi.requestContext.get();
  // Strapi's admin authentication leaves the abilities of whoever asks there.
  const habilidade = ctx?.state['userAbility'] as Habilidade | undefined;
  return ctx && habilidade && !leAnuncios(habilidade) ? ctx.path : null;
};

/**
 * Row-level filter: to the newsroom's roles that read no ads, the media library holds none of the ads' files, whether it
 * lists, opens, describes, replaces or deletes. An entry they may read goes on showing its own.
 */
const esconderDaBiblioteca = (strapi: Core.Strapi): void => {
  const semOsDeAnuncios = ({ params }: { params: { where?: unknown } }): void => {
    if (!pedidoSemAnuncios(strapi)?.startsWith('/upload')) return;
    const escondidos = { id: { $notIn: arquivosDeAnuncios(strapi) } };
    params.where = { $and: [params.where ?? {}, escondidos] };
  };
  strapi.db.lifecycles.subscribe({
    models: [ARQUIVO],
    beforeFindOne: semOsDeAnuncios,
    beforeFindMany: semOsDeAnuncios,
    beforeCount: semOsDeAnuncios,
  });
};

/** Whether some of these files came with ads, and whoever asks reads none. */
export const escondeAlgum = async (
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<boolean> => {
  if (pedidoSemAnuncios(strapi) === null) return false;
  for (const lote of inBatches(ids)) {
    const achados = await transaction(strapi, async (trx) =>
      arquivosDeAnuncios(strapi).whereIn('file_id', lote).limit(1).transacting(trx),
    );
    if (achados.length > 0) return true;
  }
  return false;
};

interface Entrada {
  uid: string;
  documentId?: string;
  data?: unknown;
}

/** Whether an entry is about to show a file of some ad that it does not show already. */
const mostraDeAnuncio = async (
  strapi: Core.Strapi,
  { uid, documentId, data }: Entrada,
): Promise<boolean> => {
  const ids = arquivosNomeados(strapi, uid, data).map(({ id }) => id);
  if (ids.length === 0) return false;
  const knex = strapi.db.connection;
  const { tableName } = strapi.db.metadata.get(uid);
  const dela = knex(tableName)
    .select('id')
    .where({ document_id: documentId ?? '' });
  const seus = knex(USOS).select('file_id').where('related_type', uid).whereIn('related_id', dela);
  // Joins the transaction under way: SQLite has one connection, and the panel writes in a transaction.
  const alheios = await transaction(strapi, async (trx) =>
    arquivosDeAnuncios(strapi)
      .whereIn('file_id', ids)
      .whereNotIn('file_id', seus)
      .limit(1)
      .transacting(trx),
  );
  return alheios.length > 0;
};

/**
 * Writes an entry that names files once they can't be deleted meanwhile, if they are of the kinds its fields take.
 * Pessimistic lock, that of a deletion's other side (`../arquivo/guarda-da-biblioteca.ts`): without it the database's own
 * refusal comes too late for words.
 */
const comArquivosQueHa = async <T>(
  strapi: Core.Strapi,
  nomeados: readonly Nomeado[],
  gravar: () => Promise<T>,
): Promise<T> => {
  const todos = [...new Set(nomeados.map(({ id }) => id))];
  if (todos.length === 0) return gravar();
  return transaction(
    strapi,
    async (trx) => {
      const ha = await tableOf<{ id: number; name: string; mime: string }>(strapi, ARQUIVO, trx)
        .whereIn('id', todos)
        .forShare()
        .select('id', 'name', 'mime');
      if (ha.length < todos.length)
        throw new errors.ValidationError(
          'Um dos arquivos escolhidos não está mais na biblioteca de mídia. Escolha outro.',
        );
      refuseAtPanel(motivosDosTipos(nomeados, ha));
      return gravar();
    },
    { repeat: false },
  );
};

/**
 * Hides the ads' files from the newsroom's roles that read no ads: in the media library, and through other entries.
 * Call in `register`.
 */
export const guardarArquivosDeAnuncios = (strapi: Core.Strapi): void => {
  esconderDaBiblioteca(strapi);
  strapi.documents.use(async (contexto, next) => {
    const { uid } = contexto;
    // The parameters' type depends on the action; those of writes have data.
    const params = contexto.params as Omit<Entrada, 'uid'>;
    const escreve = 'data' in params && pedidoSemAnuncios(strapi) !== null;
    if (escreve && (await mostraDeAnuncio(strapi, { uid, ...params })))
      throw new errors.ValidationError('Este arquivo não está na biblioteca de mídia.');
    const nomeados =
      'data' in params && isDoPainel(strapi) ? arquivosNomeados(strapi, uid, params.data) : [];
    return comArquivosQueHa(strapi, nomeados, async () => next());
  });
};
