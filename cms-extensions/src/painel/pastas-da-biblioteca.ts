import { MAIOR_ID } from '@portal/contracts/anuncio/id';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Middleware } from 'koa';
import { isDaRedacao } from '../arquivo/service';
import { inBatches } from '../database/batches';
import { ARQUIVO } from '../database/files';
import { findAll } from '../database/find-all';
import { tableOf } from '../database/knex';
import { oneAtATime } from '../database/one-at-a-time';
import { transaction } from '../database/transaction';
import { MIDIA, PASTA_DA_BIBLIOTECA, quemNoPainel, registrar } from '../registro/service';

export const PASTA = 'plugin::upload.folder';

interface PastaRow {
  id: number;
  name: string;
  path: string;
  parent: { id: number; name: string } | null;
}
interface ArquivoRow {
  id: number;
  name: string;
  url: string;
  folder: { id: number; name: string } | null;
}

/** Where something of the library lies and what it is called, as the register says it. */
interface Visto {
  tipo: string;
  id: number;
  nome: string;
  /** The folder it lies in. */
  dentro: number | null;
  valores: Record<string, string | null>;
}

/** Ids, of what may be a list of them or anything else. */
export const numerosDe = (valor: unknown): number[] =>
  Array.isArray(valor)
    ? valor.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= MAIOR_ID)
    : [];

/**
 * Changes of folders, one after the other on all instances: Strapi looks for a name, a number and a place that are free
 * before it writes, and two at once found the same.
 */
export const umaDeCadaVez = <T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> =>
  transaction(
    strapi,
    async (trx) => {
      await oneAtATime(strapi, trx, 'upload_folders');
      return work();
    },
    { repeat: false },
  );

/** Folders, and those below them. */
const listPastas = async (strapi: Core.Strapi, ids: readonly number[]): Promise<PastaRow[]> => {
  const select = ['id', 'name', 'path'];
  const populate = { parent: { select: ['id', 'name'] } };
  const elas = await findAll<PastaRow>(strapi, PASTA, { select, where: { id: { $in: [...ids] } } });
  if (elas.length === 0) return [];
  const abaixo = elas.map(({ path }) => ({ path: { $startsWith: `${path}/` } }));
  const where = { $or: [{ id: { $in: [...ids] } }, ...abaixo] };
  return findAll<PastaRow>(strapi, PASTA, { select, where, populate });
};

const verPasta = ({ id, name, parent }: PastaRow): Visto => ({
  ...{ tipo: PASTA_DA_BIBLIOTECA, id, nome: name, dentro: parent?.id ?? null },
  valores: { name, parent: parent?.name ?? null },
});

const verArquivos = async (strapi: Core.Strapi, ids: readonly number[]): Promise<Visto[]> => {
  const vistos: Visto[] = [];
  for (const lote of inBatches(ids)) {
    const rows = await findAll<ArquivoRow>(strapi, ARQUIVO, {
      ...{ select: ['id', 'name', 'url'], where: { id: { $in: [...lote] } } },
      populate: { folder: { select: ['id', 'name'] } },
    });
    for (const { id, name, url, folder } of rows) {
      const tipo = (await isDaRedacao(strapi, { id, url })) ? MIDIA : 'arquivo';
      const valores = { folder: folder?.name ?? null };
      vistos.push({ tipo, id, nome: name, dentro: folder?.id ?? null, valores });
    }
  }
  return vistos;
};

/** Writes into the register what became of what was seen before and is seen after. */
const registrarVistos = async (
  strapi: Core.Strapi,
  antes: readonly Visto[],
  depois: readonly Visto[],
): Promise<void> => {
  const quem = quemNoPainel(strapi);
  if (!quem) return;
  const era = new Map(antes.map((um) => [`${um.tipo} ${um.id}`, um]));
  const ficou = new Map(depois.map((um) => [`${um.tipo} ${um.id}`, um]));
  for (const chave of new Set([...era.keys(), ...ficou.keys()])) {
    const [a, d] = [era.get(chave), ficou.get(chave)];
    const alvo = d ?? a;
    if (!alvo || (a?.nome === d?.nome && a?.dentro === d?.dentro)) continue;
    const feito = a ? 'editou no painel' : 'criou no painel';
    await registrar(strapi, {
      ...{ quem, acao: d ? feito : 'apagou no painel', alvo },
      ...{ antes: a?.valores ?? null, depois: d?.valores ?? null },
    });
  }
};

/**
 * A folder that moves takes those below along. Strapi replaces the way to it wherever it stands in theirs: in `/1/10`, of `/1`,
 * twice. Puts them, and their files, where they belong.
 */
const acertarCaminhos = async (
  strapi: Core.Strapi,
  id: number,
  antes: readonly PastaRow[],
  depois: readonly PastaRow[],
): Promise<void> => {
  const [de, para] = [antes, depois].map((vistas) => vistas.find((uma) => uma.id === id)?.path);
  if (de === undefined || para === undefined || de === para) return;
  await transaction(strapi, async (trx) => {
    for (const { id: abaixo, path } of antes) {
      const certo = para + path.slice(de.length);
      const errado = path.replaceAll(de, para);
      if (certo === errado) continue;
      await tableOf(strapi, PASTA, trx).where({ id: abaixo }).update({ path: certo });
      await tableOf(strapi, ARQUIVO, trx)
        .where({ folder_path: errado })
        .update({ folder_path: certo });
    }
  });
};

/** The files and folders that a call of the library's is about. */
const alvosDe = (ctx: Context) => {
  const { id } = ctx['params'] as { id?: string }; // of koa's router
  const { fileIds, folderIds } = (ctx.request.body ?? {}) as Record<string, unknown>;
  const { data } = (ctx.body ?? {}) as { data?: { id?: unknown } };
  const pastas = numerosDe(folderIds ?? [id ?? data?.id].filter((numero) => numero !== undefined));
  return { id, pastas, arquivos: ctx.path.endsWith('/bulk-move') ? numerosDe(fileIds) : [] };
};

/** Makes, changes, moves or deletes folders: all of it and what the register tells of it, or nothing. */
export const mudarPastas =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const ver = async () => {
      const { pastas, arquivos } = alvosDe(ctx);
      const linhas = await listPastas(strapi, pastas);
      const vistos = [...linhas.map(verPasta), ...(await verArquivos(strapi, arquivos))];
      return { linhas, vistos };
    };
    await umaDeCadaVez(strapi, async () => {
      const { id } = alvosDe(ctx);
      const antes = await ver();
      // Strapi fails at a folder that a colleague deleted.
      if (id !== undefined && antes.linhas.length === 0)
        throw new errors.NotFoundError('folder not found');
      await next();
      const depois = await ver();
      if (id !== undefined) await acertarCaminhos(strapi, Number(id), antes.linhas, depois.linhas);
      await registrarVistos(strapi, antes.vistos, depois.vistos);
    });
  };
