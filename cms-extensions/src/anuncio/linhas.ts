import {
  AnuncioStatus,
  type MeioPagamento,
  type Periodo,
  type TipoAnuncio,
} from '@portal/contracts/anuncio/status';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { findAll } from '../database/find-all';
import { tableOf } from '../database/knex';

export const ANUNCIO = 'api::anuncio.anuncio';

export interface DonoRow {
  id: number;
  username: string;
  email: string;
  telefone: string | null;
}

/** A stored ad. `situacao` is the contract's `status`. */
export interface AnuncioRow {
  id: number;
  documentId: string;
  titulo: string;
  tipo: TipoAnuncio;
  periodo: Periodo;
  data_inicio: DataCivil | null;
  data_vencimento: DataCivil | null;
  situacao: AnuncioStatus;
  valor: number | string | null;
  meio_pagamento: MeioPagamento | null;
  termos: boolean | null;
  comprovante: string | null;
  enviado_em: string | Date | null;
  esperando_desde: string | Date | null;
  aprovado_em: string | Date | null;
  usuario?: DonoRow | null;
}

const COLUNAS = [
  ...['documentId', 'titulo', 'tipo', 'periodo', 'data_inicio', 'data_vencimento', 'situacao'],
  ...[
    'valor',
    'meio_pagamento',
    'termos',
    'comprovante',
    'enviado_em',
    'esperando_desde',
    'aprovado_em',
  ],
];
const DONO = { usuario: { select: ['id', 'username', 'email', 'telefone'] } };

/** Ads that fit, by id. */
export const listAnuncioRows = (
  strapi: Core.Strapi,
  where: Record<string, unknown>,
): Promise<AnuncioRow[]> =>
  findAll<AnuncioRow>(strapi, ANUNCIO, { select: COLUNAS, where, populate: DONO });

/** One ad, or null. Inside a transaction it is read there. */
export const findAnuncioRow = async (strapi: Core.Strapi, id: number): Promise<AnuncioRow | null> =>
  // What comes back is what `select` and `populate` name.
  (await strapi.db
    .query(ANUNCIO)
    .findOne({ select: ['id', ...COLUNAS], where: { id }, populate: DONO })) as AnuncioRow | null;

/** Holds an ad until the transaction ends: whoever else changes it waits. SQLite writes one at a time anyway. */
export const travarAnuncio = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  id: number,
): Promise<void> => {
  await tableOf(strapi, ANUNCIO, trx).where({ id }).forUpdate().select('id');
};

/** Whether it was ever approved: the terms lock it from then on. */
export const jaAprovado = ({ situacao, aprovado_em }: AnuncioRow): boolean =>
  situacao === AnuncioStatus.Ativo || aprovado_em !== null;
