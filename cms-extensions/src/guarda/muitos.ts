import { errors } from '@strapi/utils';
import type { Core, UID } from '@strapi/strapi';
import { CAMPOS_DO_NOME } from '../database/entry-fields';
import { findOne } from '../database/find-all';
import { transaction } from '../database/transaction';
import { motivoDaRecusa } from '../http/refusal-words';

/** As many refused entries as a message names. */
const NOMEADOS = 5;

/** Refuses what was asked of many entries together, and says which can't. */
const recusarMuitos = (nada: string, ruins: readonly string[]): void => {
  if (ruins.length === 0) return;
  const demais = ruins.length - NOMEADOS;
  const mais = demais > 0 ? [`E mais ${demais}.`] : [];
  throw new errors.ValidationError([nada, ...ruins.slice(0, NOMEADOS), ...mais].join(' '), {
    codigo: 'nada_feito',
  });
};

const nomeDe = async (strapi: Core.Strapi, uid: string, documentId: string): Promise<string> => {
  const { attributes } = strapi.getModel(uid as UID.Schema);
  const campo = [...CAMPOS_DO_NOME, 'username'].find((nome) => nome in attributes);
  if (!campo) return '';
  const linha = await findOne<Record<string, string | null>>(strapi, uid, {
    select: [campo],
    where: { documentId },
  });
  return linha?.[campo] ?? '';
};

/** Does the same to each, one after the other in one transaction: all of it or, where some are refused, nothing. */
const cada = <T>(
  strapi: Core.Strapi,
  { uid, ids, nada }: { uid: string; ids: readonly string[]; nada: string },
  fazer: (documentId: string) => Promise<T>,
): Promise<T[]> =>
  transaction(strapi, async () => {
    const feitos: T[] = [];
    const ruins: string[] = [];
    for (const documentId of ids) {
      // Now: it may be gone before it is refused.
      const nome = await nomeDe(strapi, uid, documentId);
      try {
        feitos.push(await fazer(documentId));
      } catch (erro) {
        const motivo = motivoDaRecusa(erro);
        if (motivo === null) throw erro;
        ruins.push(nome ? `“${nome}”: ${motivo}` : motivo);
      }
    }
    recusarMuitos(nada, ruins);
    return feitos;
  });

/** What is used of the service behind the panel's actions on many entries, which comes untyped. */
interface Servico {
  delete(id: string, uid: string, opcoes?: object): Promise<unknown>;
  publish(id: string, uid: string, opcoes?: object): Promise<unknown>;
  unpublish(id: string, uid: string, opcoes?: object): Promise<unknown>;
  deleteMany(ids: readonly string[], uid: string, opcoes?: object): Promise<{ count: number }>;
  publishMany(uid: string, ids: readonly string[], locale?: string): Promise<number>;
  unpublishMany(ids: readonly string[], uid: string, opcoes?: object): Promise<{ count: number }>;
}

/**
 * Strapi does all of many at the same time: on PostgreSQL, once one is refused and the transaction taken back, others go on outside of
 * it, and stay. Here they wait for each other. Call in `bootstrap`, when Strapi's services are there.
 */
export const fazerUmDepoisDoOutro = (strapi: Core.Strapi): void => {
  const servico = strapi
    .plugin('content-manager')
    .service('document-manager') as unknown as Servico;
  const semDetalhes = { populate: {} };
  Object.assign(servico, {
    deleteMany: async (ids, uid, opcoes) => {
      const pedido = { uid, ids, nada: 'Nada foi apagado.' };
      const feitos = await cada(strapi, pedido, (id) => servico.delete(id, uid, opcoes));
      return { count: feitos.length };
    },
    publishMany: async (uid, ids, locale) => {
      const pedido = { uid, ids, nada: 'Nada foi publicado.' };
      const opcoes = { locale, ...semDetalhes };
      const feitos = await cada(strapi, pedido, (id) => servico.publish(id, uid, opcoes));
      return feitos.flat().filter(Boolean).length;
    },
    unpublishMany: async (ids, uid, opcoes) => {
      const pedido = { uid, ids, nada: 'Nada saiu do ar.' };
      const todas = { ...opcoes, ...semDetalhes };
      const feitos = await cada(strapi, pedido, (id) => servico.unpublish(id, uid, todas));
      return { count: feitos.filter(Boolean).length };
    },
  } satisfies Omit<Servico, 'delete' | 'publish' | 'unpublish'>);
};
