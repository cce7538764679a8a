import type { Core, UID } from '@strapi/strapi';
import { CAMPOS_DO_NOME, DE_CASA } from '../database/entry-fields';
import { findOne } from '../database/find-all';
import { DRAFT, PUBLISHED } from '../database/rows';
import type { Valores } from './rules';

/** What an entry is known by, the first its type has. */
const NOMES = [...CAMPOS_DO_NOME, 'username', 'name', 'email', 'versao', 'numero'];

interface Atributo {
  type: string;
  target?: string;
  relation?: string;
  component?: string;
}

const atributosDe = (strapi: Core.Strapi, uid: string): [string, Atributo][] =>
  Object.entries(
    // Strapi's union of attributes, as far as it is read here.
    strapi.getModel(uid as UID.Schema).attributes as unknown as Record<string, Atributo>,
  ).filter(([nome]) => !DE_CASA.has(nome));

const nomeDoTipo = (strapi: Core.Strapi, uid: string): string | undefined => {
  const { attributes } = strapi.getModel(uid as UID.Schema);
  return NOMES.find((nome) => nome in attributes);
};

/** Everything an entry is made of: files and relations by their names, components whole. */
const popular = (strapi: Core.Strapi, uid: string): Record<string, unknown> =>
  Object.fromEntries(
    atributosDe(strapi, uid).flatMap(([nome, atributo]): [string, unknown][] => {
      const { type, target, relation, component } = atributo;
      if (type === 'media') return [[nome, { select: ['id', 'name'] }]];
      if (type === 'component' && component)
        return [[nome, { populate: popular(strapi, component) }]];
      if (type !== 'relation' || !target || relation?.startsWith('morph')) return [];
      const titulo = nomeDoTipo(strapi, target);
      return [[nome, { select: ['id', ...(titulo ? [titulo] : [])] }]];
    }),
  );

type Linha = Readonly<Record<string, unknown>>;

const emTexto = (titulo: string | undefined, linha: Linha): string => {
  const nome = titulo === undefined ? null : linha[titulo];
  const id = String(linha['id']);
  return typeof nome === 'string' || typeof nome === 'number' ? `${nome} (${id})` : id;
};

const cada = (valor: unknown, como: (linha: Linha) => unknown): unknown => {
  if (Array.isArray(valor)) return valor.map((um) => como(um as Linha));
  return typeof valor === 'object' && valor !== null ? como(valor as Linha) : null;
};

const apresentar = (strapi: Core.Strapi, uid: string, linha: Linha): Valores =>
  Object.fromEntries(
    atributosDe(strapi, uid).map(([nome, { type, target, component }]) => {
      const valor = linha[nome];
      if (type === 'media') return [nome, cada(valor, (um) => emTexto('name', um))];
      if (type === 'component' && component)
        return [nome, cada(valor, (um) => apresentar(strapi, component, um))];
      if (type !== 'relation') return [nome, valor];
      const titulo = target && nomeDoTipo(strapi, target);
      return [nome, cada(valor, (um) => emTexto(titulo, um))];
    }),
  );

/** An entry as it stands: what it says, and what it is called. */
export interface Estado {
  id: number;
  nome: string | null;
  valores: Valores;
}

/** Reads an entry by any column, or null when it is not there. */
export const estadoOnde = async (
  strapi: Core.Strapi,
  uid: string,
  where: object,
): Promise<Estado | null> => {
  const linha = await findOne<Linha & { id: number }>(strapi, uid, {
    where,
    populate: popular(strapi, uid),
  });
  if (!linha) return null;
  const titulo = nomeDoTipo(strapi, uid);
  const nome = titulo === undefined ? null : linha[titulo];
  return {
    id: linha.id,
    nome: typeof nome === 'string' || typeof nome === 'number' ? String(nome) : null,
    valores: apresentar(strapi, uid, linha),
  };
};

/** Reads a document: what editors see, or what the public sees; the same where a type knows no drafts. */
export const estadoDoDocumento = (
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  publicado = false,
): Promise<Estado | null> => {
  const temRascunho = strapi.getModel(uid as UID.Schema).options?.draftAndPublish === true;
  return estadoOnde(strapi, uid, {
    documentId,
    ...(temRascunho && (publicado ? PUBLISHED : DRAFT)),
  });
};
