import { PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { DRAFT, PUBLISHED } from '../database/rows';
import { usuarios } from '../usuario/service';
import {
  type Conta,
  type Motivo,
  motivoDaConta,
  motivoDaExclusao,
  motivoDaTransmissao,
  motivoDoCantor,
  motivoDosDadosDaConta,
  motivoDoPreco,
  motivoDoPrecoApagado,
  type Preco,
} from './rules';

interface Parametros {
  documentId?: string;
  data?: Record<string, unknown>;
}

type Guarda = (parametros: Parametros) => Promise<Motivo | null> | Motivo | null;

/** By type and action of the document service. */
type Guardas = Readonly<Record<string, Readonly<Record<string, Guarda>>>>;

const PRECO = 'api::preco.preco';
/** Accounts of the portal. */
export const CONTA = 'plugin::users-permissions.user';

/** What editors are kept from doing at the panel, and why. */
export const guardasDoConteudo = (strapi: Core.Strapi): Guardas => {
  const transmissao: Guarda = ({ data }) => motivoDaTransmissao(data?.['url']);

  const preco = ({ documentId }: Parametros): Promise<Preco | null> =>
    findOne<Preco>(strapi, PRECO, { where: { documentId }, select: ['tipo', 'periodo', 'valor'] });

  const umaConta = (documentId: string | undefined): Promise<(Conta & { id: number }) | null> =>
    findOne(strapi, CONTA, { where: { documentId }, select: ['id', 'permissao', 'blocked'] });

  const conta = async (
    { documentId }: Parametros,
    antes: Conta | null,
    mudanca: Conta | null,
  ): Promise<Motivo | null> => {
    if (!antes) return null;
    const outros = await strapi.db.query(CONTA).count({
      where: {
        documentId: { $ne: documentId },
        permissao: { $gte: PERMISSAO_ADMINISTRADOR },
        $or: [{ blocked: false }, { blocked: { $null: true } }],
      },
    });
    return motivoDaConta(antes, mudanca && { ...antes, ...mudanca }, outros);
  };

  return {
    'api::radio.radio': { create: transmissao, update: transmissao },
    'api::cantor.cantor': {
      publish: async ({ documentId }) => {
        const cantor = await findOne<{ nome: string | null; foto: object | null }>(
          strapi,
          'api::cantor.cantor',
          {
            where: { documentId, ...DRAFT },
            select: ['nome'],
            populate: { foto: { select: ['id'] } },
          },
        );
        return cantor && motivoDoCantor({ nome: cantor.nome, temFoto: cantor.foto !== null });
      },
      delete: async ({ documentId }) =>
        motivoDaExclusao(
          await strapi.db
            .query('api::musica.musica')
            .count({ where: { ...PUBLISHED, cantor: { documentId } } }),
        ),
    },
    [PRECO]: {
      create: ({ data }) => motivoDoPreco(data ?? {}, null),
      update: async (params) => motivoDoPreco(params.data ?? {}, await preco(params)),
      delete: async (params) => motivoDoPrecoApagado((await preco(params)) ?? {}),
    },
    [CONTA]: {
      create: ({ data = {} }) => motivoDosDadosDaConta(data) ?? usuarios(strapi).repeticao(data),
      update: async (params) => {
        const { documentId, data = {} } = params;
        const antes = await umaConta(documentId);
        return (
          motivoDosDadosDaConta(data, antes) ??
          (await usuarios(strapi).repeticao(data, antes?.id)) ??
          conta(params, antes, data)
        );
      },
      delete: async (params) => conta(params, await umaConta(params.documentId), null),
    },
  };
};
