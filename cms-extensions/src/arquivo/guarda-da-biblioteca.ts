import type { Core } from '@strapi/strapi';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { ARQUIVO } from '../database/files';
import { recusarEmUso, usosDosArquivos } from './usos';

interface Midia {
  id: number;
  url: string;
}

/** Removes a stored file once what is under way is committed. */
type ApagarDepois = (url: string) => Promise<void>;

interface ServicoDeArquivos {
  deleteByIds(ids?: readonly number[]): Promise<object[]>;
}
interface ServicoDePastas {
  deleteByIds(ids?: readonly number[]): Promise<object>;
}
interface ServicoDeEnvio {
  remove(arquivo: Midia): Promise<object>;
  replace(id: number | string, ...resto: unknown[]): Promise<object>;
}

const ANTES_DE_APAGAR = 'Escolha outro arquivo lá antes de apagar.';
const ANTES_DE_TROCAR =
  'Troque-o no formulário de cada registro: o portal só muda quando se publica.';

/**
 * Deletes files that nothing shows. Pessimistic lock: an entry that is saved with one of them meanwhile either is seen
 * here or waits, and finds the file gone.
 */
const apagarSemUso = (
  strapi: Core.Strapi,
  apagarDepois: ApagarDepois,
  ids: readonly number[],
): Promise<object[]> =>
  transaction(strapi, async (trx) => {
    await tableOf(strapi, ARQUIVO, trx)
      .whereIn('id', [...ids])
      .orderBy('id')
      .forUpdate()
      .select('id');
    recusarEmUso(await usosDosArquivos(strapi, ids), ANTES_DE_APAGAR);
    const query = strapi.db.query(ARQUIVO);
    const apagados: object[] = [];
    for (const id of ids) {
      const arquivo = (await query.delete({ where: { id } })) as Midia | null; // the row just deleted
      if (!arquivo) continue;
      await apagarDepois(arquivo.url);
      apagados.push(arquivo);
    }
    return apagados;
  });

/** Ids of the files in these folders and below, whoever may see them. */
const arquivosDasPastas = async (
  strapi: Core.Strapi,
  pastas: readonly number[],
): Promise<number[]> => {
  const caminhos = (await strapi.db.query('plugin::upload.folder').findMany({
    select: ['path'],
    where: { id: { $in: [...pastas] } },
  })) as { path: string }[]; // the column of `select`
  if (caminhos.length === 0) return [];
  return transaction(strapi, async (trx) => {
    const linhas = await tableOf<{ id: number }>(strapi, ARQUIVO, trx)
      .where((algum) => {
        for (const { path } of caminhos)
          void algum.orWhere('folder_path', path).orWhere('folder_path', 'like', `${path}/%`);
      })
      .select('id');
    return linhas.map(({ id }) => id);
  });
};

/**
 * The media library's own services refuse to take a file from what shows it, whether it is deleted alone, with others, with
 * its folder, or replaced where it is. Call in `bootstrap`.
 */
export const guardarBiblioteca = (
  strapi: Core.Strapi,
  apagarDepois: ApagarDepois,
  recusarPasta: (ids: number[]) => Promise<void>,
): void => {
  const apagar = (ids: readonly number[]) => apagarSemUso(strapi, apagarDepois, ids);
  const upload = strapi.plugin('upload');
  const arquivo = upload.service('file') as unknown as ServicoDeArquivos;
  const pasta = upload.service('folder') as unknown as ServicoDePastas;
  const envio = upload.service('upload') as unknown as ServicoDeEnvio;
  const apagarPastas = pasta.deleteByIds.bind(pasta);
  const trocar = envio.replace.bind(envio);
  Object.assign(arquivo, {
    deleteByIds: async (ids = []) => {
      // Through Strapi's query, which shows nobody what is not theirs.
      const deles = (await strapi.db.query(ARQUIVO).findMany({
        select: ['id'],
        where: { id: { $in: [...ids] } },
      })) as Midia[];
      return apagar(deles.map(({ id }) => id));
    },
  } satisfies ServicoDeArquivos);
  Object.assign(pasta, {
    deleteByIds: (ids = []) =>
      transaction(strapi, async () => {
        const dentro = await arquivosDasPastas(strapi, ids);
        await recusarPasta(dentro);
        await apagar(dentro);
        return apagarPastas(ids);
      }),
  } satisfies ServicoDePastas);
  Object.assign(envio, {
    remove: async ({ id }) => (await apagar([id]))[0] ?? {},
    replace: async (id, ...resto) => {
      recusarEmUso(await usosDosArquivos(strapi, [Number(id)]), ANTES_DE_TROCAR);
      return trocar(id, ...resto);
    },
  } satisfies ServicoDeEnvio);
};
