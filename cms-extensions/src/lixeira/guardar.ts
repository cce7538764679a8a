import type { Core, UID } from '@strapi/strapi';
import { CAMPOS_DO_NOME, DE_CASA } from '../database/entry-fields';
import { findOne } from '../database/find-all';
import { asEdited } from '../database/rows';
import { transaction } from '../database/transaction';
import { isPedidoDe } from '../http/do-painel';
import { quemNoPainel } from '../registro/service';
import { isRadioPadrao } from './radio-padrao';
import { type Conteudo, LIXEIRA, TIPOS } from './tabela';

type Linha = Readonly<Record<string, unknown>>;

const cada = (valor: unknown): Linha[] => [valor ?? []].flat() as Linha[]; // what `populate` brings

/** What an entry is, as its editors see it, and who made it; null when there is none. */
const lerConteudo = async (
  strapi: Core.Strapi,
  uid: UID.Schema,
  documentId: string,
): Promise<{ conteudo: Conteudo; criador: number | null } | null> => {
  const { attributes } = strapi.getModel(uid);
  const tipos = Object.entries(attributes as unknown as Record<string, { type: string }>)
    .filter(([campo]) => !DE_CASA.has(campo))
    .map(([campo, { type }]) => ({ campo, type }));
  const de = (type: string): string[] =>
    tipos.filter((um) => um.type === type).map(({ campo }) => campo);
  const [relacoes, arquivos] = [de('relation'), de('media')];
  const linha = await findOne<Linha>(strapi, uid, {
    where: { documentId, ...asEdited(strapi, uid) },
    populate: {
      createdBy: { select: ['id'] },
      ...Object.fromEntries(relacoes.map((campo) => [campo, { select: ['id', 'documentId'] }])),
      ...Object.fromEntries(arquivos.map((campo) => [campo, { select: ['id'] }])),
    },
  });
  if (!linha) return null;
  const levar = <T>(campos: string[], como: (um: Linha) => T): Record<string, T[]> =>
    Object.fromEntries(campos.map((campo) => [campo, cada(linha[campo]).map(como)]));
  const conteudo: Conteudo = {
    campos: {
      ...Object.fromEntries(
        tipos
          .filter(({ type }) => type !== 'relation' && type !== 'media')
          .map(({ campo }) => [campo, linha[campo] ?? null]),
      ),
      // A song shows the day it was made (especificação 2.4).
      createdAt: linha['createdAt'],
    },
    relacoes: levar(relacoes, (um) => String(um['documentId'])),
    arquivos: levar(arquivos, (um) => Number(um['id'])),
    padrao: await isRadioPadrao(strapi, uid, documentId),
  };
  const [criador] = cada(linha['createdBy']).map((um) => Number(um['id']));
  return { conteudo, criador: criador ?? null };
};

const nomeDe = ({ campos }: Conteudo): string => {
  const nome = CAMPOS_DO_NOME.map((campo) => campos[campo]).find(
    (um) => typeof um === 'string' && um,
  );
  return typeof nome === 'string' ? nome : 'sem nome';
};

/**
 * Soft delete: what somebody deletes at the panel is kept, in the same transaction, for whoever wants it back. Its files
 * count as used as long as it is there. Call in `register`, after everything that refuses.
 */
export const guardarNaLixeira = (strapi: Core.Strapi): void => {
  strapi.documents.use((contexto, next) => {
    const { uid, action } = contexto;
    const { documentId } = contexto.params as { documentId?: string }; // of a delete
    if (action !== 'delete' || !documentId || !TIPOS.has(uid)) return next();
    // What goes along with an account or an ad is people's, and goes.
    if (!isPedidoDe(strapi, uid)) return next();
    return transaction(
      strapi,
      async () => {
        const lido = await lerConteudo(strapi, uid, documentId);
        const resultado: unknown = await next();
        // An advertiser's text and pictures are not kept without them.
        if (!lido || lido.conteudo.relacoes['anuncio']?.length) return resultado;
        const { conteudo, criador } = lido;
        await strapi.db.query(LIXEIRA).create({
          data: {
            ...{ tipo: uid, documento: documentId, nome: nomeDe(conteudo).slice(0, 250), conteudo },
            ...{ apagado_em: Date.now(), quem: quemNoPainel(strapi)?.nome ?? null },
            arquivos: [...new Set(Object.values(conteudo.arquivos).flat())],
            // What a role's conditions ask of the entry, they ask of what is kept of it.
            createdBy: criador,
          },
        });
        return resultado;
      },
      // Strapi lets a step of a chain be taken once only.
      { repeat: false },
    ) as ReturnType<typeof next>;
  });
};
