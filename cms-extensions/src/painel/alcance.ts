import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Middleware } from 'koa';
import { mayWithDocument } from '../http/panel-ability';
import { type Caminho, caminhosDaConsulta } from './consulta';
import { isPesada, temListaLonga } from './peso';

const LER = 'plugin::content-manager.explorer.read';
const ANUNCIO = 'api::anuncio.anuncio';
const ARQUIVO = 'plugin::upload.file';
const PASTA = 'plugin::upload.folder';

/** What Strapi's authentication says somebody of the newsroom may do. */
export interface Habilidade {
  can(acao: string, assunto?: string, campo?: string): boolean;
}

/** Types without a content screen, and the permission that lets somebody read them. */
const LER_DO_STRAPI: Readonly<Record<string, string>> = {
  'admin::user': 'admin::users.read',
  'admin::role': 'admin::roles.read',
  [PASTA]: 'plugin::upload.read',
};

/** What every type has, whoever reads it. */
const DE_TODO_TIPO: readonly string[] = [
  ...['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt'],
  // Accounts: their own type decides.
  ...['createdBy', 'updatedBy'],
];

interface Atributo {
  type: string;
  target?: string;
  component?: string;
  /** Of a field for files, the kinds it takes: one, or a list. */
  allowedTypes?: unknown;
}

interface Modelo {
  uid: string;
  modelType?: string;
  attributes: Readonly<Record<string, Atributo>>;
}

/** A type or component, by a uid known at run time only. */
export const modeloDe = (strapi: Core.Strapi, uid: string): Modelo | undefined =>
  // Strapi's list of uids is known at compile time only.
  strapi.getModel(uid as Parameters<typeof strapi.getModel>[0]);

/** Whether somebody reads ads. Who does not must not reach one through a relation of what they do read. */
export const leAnuncios = (habilidade: Habilidade): boolean => habilidade.can(LER, ANUNCIO);

const leTipo = (habilidade: Habilidade, uid: string): boolean => {
  // A relation to files, a folder's, reaches those of ads too; the files of an entry come as media.
  if (uid === ARQUIVO) return leAnuncios(habilidade);
  const acao = LER_DO_STRAPI[uid];
  return acao ? habilidade.can(acao) : habilidade.can(LER, uid);
};

const leCampo = (habilidade: Habilidade, { uid, modelType }: Modelo, campo: string): boolean =>
  modelType === 'component' ||
  uid === ARQUIVO ||
  uid in LER_DO_STRAPI ||
  DE_TODO_TIPO.includes(campo) ||
  habilidade.can(LER, uid, campo);

/** Target of a step: a type's uid, null for a value, undefined for what nobody may follow. */
const destino = ({ type, target, component }: Atributo): string | null | undefined => {
  if (type === 'relation') return target;
  if (type === 'component') return component;
  if (type === 'media') return ARQUIVO;
  return type === 'dynamiczone' ? undefined : null;
};

const podeSeguir = (
  strapi: Core.Strapi,
  habilidade: Habilidade,
  modelo: Modelo | undefined,
  [passo, ...resto]: Caminho,
  primeiro: boolean,
): boolean => {
  if (!modelo || passo === undefined) return true;
  if (passo === '*')
    return Object.entries(modelo.attributes).every(
      ([campo, atributo]) =>
        destino(atributo) === null ||
        podeSeguir(strapi, habilidade, modelo, [campo], primeiro) ||
        // Of the entry itself Strapi leaves out what the role may not read.
        (primeiro && !leCampo(habilidade, modelo, campo)),
    );
  const atributo = modelo.attributes[passo];
  // What no type has Strapi refuses or leaves out.
  if (!atributo) return true;
  if (!primeiro && atributo.type !== 'component' && !leCampo(habilidade, modelo, passo))
    return false;
  const uid = destino(atributo);
  if (uid === null) return true;
  if (uid === undefined) return false;
  if (atributo.type === 'relation' && !leTipo(habilidade, uid)) return false;
  return podeSeguir(strapi, habilidade, modeloDe(strapi, uid), resto, false);
};

/** Whether a query reaches only what its sender may read, at any depth. */
const aoAlcance = (
  strapi: Core.Strapi,
  habilidade: Habilidade,
  uid: string,
  consulta: unknown,
): boolean =>
  typeof consulta !== 'object' ||
  consulta === null ||
  // An object's entries, by name.
  caminhosDaConsulta(consulta as Record<string, unknown>).every((caminho) =>
    podeSeguir(strapi, habilidade, modeloDe(strapi, uid), caminho, true),
  );

/** Refuses a query that everybody else would wait for. */
const recusarPesada = (strapi: Core.Strapi, uid: string, consulta: unknown): void => {
  if (typeof consulta !== 'object' || consulta === null) return;
  // An object's entries, by name.
  if (isPesada((um) => modeloDe(strapi, um)?.attributes, uid, consulta as Record<string, unknown>))
    throw new errors.ValidationError('Esta consulta junta registros demais.');
};

const isSoContagem = (valor: unknown): boolean =>
  typeof valor === 'object' &&
  valor !== null &&
  Object.keys(valor).join() === 'count' &&
  String(Object.values(valor)[0]) === 'true';

/** How many files a folder holds its screen says, as the list of folders does to anybody; what they are is another matter. */
const semContagem = (uid: string, consulta: unknown): unknown => {
  if (uid !== PASTA || typeof consulta !== 'object' || consulta === null) return consulta;
  const { populate, ...resto } = consulta as Record<string, unknown>; // an object's entries, by name
  if (typeof populate !== 'object' || populate === null || Array.isArray(populate)) return consulta;
  const { files, ...outros } = populate as Record<string, unknown>;
  return isSoContagem(files) ? { ...resto, populate: outros } : consulta;
};

/** The types a request's query is about. */
const tiposDoPedido = (strapi: Core.Strapi, { path, params }: Context): string[] => {
  if (/^\/upload\/folder/.test(path)) return [PASTA];
  if (path.startsWith('/upload')) return [ARQUIVO];
  const { model, targetField } = params as Parametros;
  if (!model) return [];
  const alvo = targetField && modeloDe(strapi, model)?.attributes[targetField]?.target;
  return alvo ? [model, alvo] : [model];
};

const recusar = (): never => {
  throw new errors.ForbiddenError();
};

/** Of koa's router: texts by the names in the pattern. */
interface Parametros {
  model?: string;
  targetField?: string;
  sourceId?: string;
}

/**
 * Closes a side channel: filters and sorting on fields somebody may not read would reveal them letter by letter,
 * through entries they may read. And refuses what a database would be busy with for minutes.
 */
const soAoAlcance =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    // Strapi's admin authentication leaves the abilities of whoever asks there.
    const habilidade = ctx.state['userAbility'] as Habilidade | undefined;
    if (!habilidade) {
      await next();
      return;
    }
    const { model, targetField, sourceId } = ctx['params'] as Parametros;
    if (temListaLonga(ctx.request.body, model ? modeloDe(strapi, model)?.attributes : undefined))
      throw new errors.ValidationError('São itens demais de uma vez. Faça-o aos poucos.');
    // Who copies an entry reads it.
    if (model && sourceId && !(await mayWithDocument(strapi, ctx, 'read', model, sourceId)))
      recusar();
    const relacao = model && targetField ? modeloDe(strapi, model) : undefined;
    // Who wrote an entry comes with it, and is no relation to choose from: Strapi would fail.
    if (relacao && targetField && DE_TODO_TIPO.includes(targetField)) recusar();
    if (relacao && targetField && !leCampo(habilidade, relacao, targetField)) recusar();
    const consultas = [ctx.query, ctx.path.includes('/actions/') ? ctx.request.body : null];
    for (const uid of tiposDoPedido(strapi, ctx))
      for (const consulta of consultas) {
        if (!aoAlcance(strapi, habilidade, uid, semContagem(uid, consulta))) recusar();
        recusarPesada(strapi, uid, consulta);
      }
    await next();
  };

/** Puts the guard behind the authentication of every call for content and files. Call in `register`. */
export const guardarConsultas = (strapi: Core.Strapi): void => {
  for (const nome of ['content-manager', 'upload']) {
    const { routes } = strapi.plugin(nome);
    for (const { routes: lista } of Array.isArray(routes) ? [] : Object.values(routes))
      for (const rota of lista)
        rota.config = {
          ...rota.config,
          middlewares: [...(rota.config?.middlewares ?? []), soAoAlcance(strapi)],
        };
  }
};
