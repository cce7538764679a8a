import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Middleware } from 'koa';
import { arquivos, type PastaDaBiblioteca } from '../arquivo/service';
import { ARQUIVO } from '../database/files';
import { findAll, findOne } from '../database/find-all';
import { recusarTextos } from '../guarda/service';
import { mayWithFile, WITH_MAKER } from '../http/panel-ability';
import { escondeAlgum } from './arquivos-de-anuncios';
import { arquivosSemUso } from './arquivos-sem-uso';
import { mudarPastas, numerosDe, PASTA, umaDeCadaVez } from './pastas-da-biblioteca';

/** The form a file is sent from, by its type: which folder of the library keeps it. */
const PASTA_DO_TIPO: Readonly<Record<string, PastaDaBiblioteca>> = {
  'api::radio.radio': 'Rádios',
  'api::cantor.cantor': 'Cantores',
  'api::musica.musica': 'Músicas',
  'api::banner.banner': 'Banners',
  'api::pagina-inicial.pagina-inicial': 'Páginas',
  'api::sobre.sobre': 'Páginas',
};

/** Names the type of the form that a call of the panel's comes from. */
const DO_FORMULARIO = 'x-portal-formulario';

interface Pasta {
  id: number;
}

const findPasta = async (strapi: Core.Strapi, name: PastaDaBiblioteca): Promise<Pasta | null> =>
  (await strapi.db.query(PASTA).findOne({
    select: ['id'],
    where: { name, parent: { id: { $null: true } } },
  })) as Pasta | null; // the column of `select`

/** The folder of that name, made when it is first needed: of many files sent at once by one of them. */
const idDaPasta = async (strapi: Core.Strapi, name: PastaDaBiblioteca): Promise<number> => {
  const achada = await findPasta(strapi, name);
  if (achada) return achada.id;
  const servico = strapi.plugin('upload').service('folder') as unknown as {
    create(dados: { name: string; parent: null }): Promise<Pasta>;
  };
  const { id } = await umaDeCadaVez(
    strapi,
    async () => (await findPasta(strapi, name)) ?? servico.create({ name, parent: null }),
  );
  return id;
};

/** A file's description as the form sends it, in the folder; what is no JSON is judged further on. */
const naPasta = (info: unknown, folder: number): unknown => {
  if (typeof info !== 'string') return info;
  try {
    const dados = JSON.parse(info) as unknown;
    if (typeof dados !== 'object' || dados === null) return info;
    return 'folder' in dados && dados.folder ? info : JSON.stringify({ ...dados, folder });
  } catch {
    return info;
  }
};

/** A file sent from a form goes to the folder of what it is for, unless whoever sends it chose one. */
const aoEnviar =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const nome = PASTA_DO_TIPO[ctx.get(DO_FORMULARIO)];
    const corpo = ctx.request.body as { fileInfo?: unknown } | undefined;
    if (nome && corpo && !ctx.query['id']) {
      const folder = await idDaPasta(strapi, nome);
      const { fileInfo = '{}' } = corpo;
      corpo.fileInfo = Array.isArray(fileInfo)
        ? fileInfo.map((info) => naPasta(info, folder))
        : naPasta(fileInfo, folder);
    }
    await next();
  };

const recusarEscondidos = async (
  strapi: Core.Strapi,
  ids: readonly number[],
  msg: string,
): Promise<void> => {
  if (await escondeAlgum(strapi, ids)) throw new errors.ValidationError(msg);
};

/**
 * Of files and folders taken together Strapi does not ask whose they are, as it does of one: a role may be given those alone
 * that its people sent. A folder holds anybody's.
 */
const soOsSeus =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { fileIds, folderIds } = (ctx.request.body ?? {}) as Record<string, unknown>;
    const pode = (arquivo: object): boolean => mayWithFile(strapi, ctx, 'assets.update', arquivo);
    if (!pode({})) {
      const ids = numerosDe(fileIds);
      const linhas = await findAll<{ id: number }>(strapi, ARQUIVO, {
        ...{ select: ['id'], where: { id: { $in: ids } }, populate: WITH_MAKER },
      });
      if (numerosDe(folderIds).length > 0 || !linhas.every(pode)) throw new errors.ForbiddenError();
    }
    await next();
  };

/** Nor does it ask who made a folder that is renamed or moved: those of the portal's forms are everybody's. */
const soASua =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { id } = ctx['params'] as { id?: string }; // of koa's router
    const pasta = await findOne<Pasta>(strapi, PASTA, {
      ...{ select: ['id'], where: { id: numerosDe([id])[0] ?? 0 }, populate: WITH_MAKER },
    });
    if (pasta && !mayWithFile(strapi, ctx, 'assets.update', pasta))
      throw new errors.ForbiddenError();
    await next();
  };

/** Strapi moves files past its own queries, where those of ads are hidden. */
const aoMover =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { fileIds } = (ctx.request.body ?? {}) as { fileIds?: unknown };
    await recusarEscondidos(
      strapi,
      numerosDe(fileIds),
      'Este arquivo não está na biblioteca de mídia.',
    );
    await next();
  };

/** `?semUso=1` lists, from every folder, what nothing shows and nobody sent lately. */
const aoListar =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { semUso, filters: _, ...resto } = ctx.query;
    if (semUso !== undefined) {
      const ids = await arquivosSemUso(strapi, new Date());
      // Strapi takes an empty list for no filter; no file is 0.
      ctx.query = { ...resto, filters: { id: { $in: [0, ...ids] } } };
    }
    await next();
  };

const doArquivo = (info: unknown): unknown => {
  if (typeof info !== 'string') return info;
  try {
    return JSON.parse(info) as unknown;
  } catch {
    return null;
  }
};

/** What a file or a folder is called, before anything is stored: names, and how files are described. */
const aoNomear =
  (uid: string, ditos: (corpo: Readonly<Record<string, unknown>>) => unknown) =>
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    // A parsed body's fields, by name.
    const corpo = (ctx.request.body ?? {}) as Record<string, unknown>;
    for (const dados of [ditos(corpo)].flat())
      if (typeof dados === 'object' && dados !== null)
        recusarTextos(strapi, uid, dados as Record<string, unknown>);
    await next();
  };

const daPasta = aoNomear(PASTA, (corpo) => corpo);
const dosArquivos = aoNomear(ARQUIVO, ({ fileInfo }) => [fileInfo].flat().map(doArquivo));

const NAS_ROTAS: Readonly<Record<string, readonly ((strapi: Core.Strapi) => Middleware)[]>> = {
  'POST /': [dosArquivos, aoEnviar],
  'POST /files': [dosArquivos],
  'PUT /files/:id': [dosArquivos],
  'POST /files/:id/replace': [dosArquivos],
  'POST /folders': [daPasta, mudarPastas],
  'PUT /folders/:id': [daPasta, soASua, mudarPastas],
  'GET /files': [aoListar],
  'POST /actions/bulk-move': [soOsSeus, aoMover, mudarPastas],
  'POST /actions/bulk-delete': [soOsSeus, mudarPastas],
};

/** What the media library's calls pass behind their authentication. Call in `register`. */
export const cuidarDaBiblioteca = (strapi: Core.Strapi): void => {
  const { routes } = strapi.plugin('upload');
  for (const { routes: lista } of Array.isArray(routes) ? [] : Object.values(routes))
    for (const rota of lista) {
      const nela = NAS_ROTAS[`${rota.method} ${rota.path}`];
      if (nela)
        rota.config = {
          ...rota.config,
          middlewares: [...(rota.config?.middlewares ?? []), ...nela.map((um) => um(strapi))],
        };
    }
};

/** Keeps what is in use in the library. Call in `bootstrap`, when Strapi's services are there. */
export const guardarArquivosEmUso = (strapi: Core.Strapi): void => {
  arquivos(strapi).guardarBiblioteca((ids) =>
    recusarEscondidos(
      strapi,
      ids,
      'Esta pasta guarda arquivos de anúncios, que só quem vê os anúncios apaga.',
    ),
  );
};
