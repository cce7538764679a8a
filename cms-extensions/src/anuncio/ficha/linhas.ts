import type { Julgado } from '@portal/contracts/anuncio/permissoes';
import {
  AnuncioStatus,
  type MeioPagamento,
  type Periodo,
  type TipoAnuncio,
} from '@portal/contracts/anuncio/status';
import { PASTAS, RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { findAll, findOne } from '../../database/find-all';
import { toIso } from '../../database/instant';
import { Refusal } from '../../http/refusal';

export const ANUNCIO = 'api::anuncio.anuncio';
export const BANNER = 'api::banner.banner';
export const RADIO = 'api::radio.radio';
export const MUSICA = 'api::musica.musica';
export const CANTOR = 'api::cantor.cantor';

/** Types a running banner ad is made of. */
export const TIPOS_DE_ANUNCIO_PUBLICO = [
  BANNER,
  ANUNCIO,
  'plugin::users-permissions.user',
  'plugin::upload.file',
] as const;

/** Where proofs of payment are read. */
export const RAIZ_DOS_COMPROVANTES = `${RAIZ_STORAGE}${PASTAS.comprovantes}/`;

/** A proof's address, by its stored name. */
export const urlDoComprovante = (nome: string): string => RAIZ_DOS_COMPROVANTES + nome;

export interface DonoRow {
  id: number;
  username: string;
  email: string;
  telefone: string | null;
}

/** Who asks for an ad. */
export interface Leitor {
  id: number;
  permissao: number;
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
  /** The refund asked for, until it is taken back or refused. */
  reembolso_motivo: string | null;
  reembolso_chave_pix: string | null;
  reembolso_pedido_em: string | Date | null;
  aprovado_em: string | Date | null;
  /** When its owner was told that it ends soon, and that it ended. */
  avisado_7_dias_em: string | Date | null;
  avisado_fim_em: string | Date | null;
  usuario?: DonoRow | null;
  /** The ad this one renews: always the first of them, whose content they all share. */
  renova?: { id: number } | null;
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
    'avisado_7_dias_em',
    'avisado_fim_em',
  ],
  ...['reembolso_motivo', 'reembolso_chave_pix', 'reembolso_pedido_em'],
];
const COM = {
  usuario: { select: ['id', 'username', 'email', 'telefone'] },
  renova: { select: ['id'] },
};

/** Ads that fit, by id. */
export const listAnuncioRows = (
  strapi: Core.Strapi,
  where: Record<string, unknown>,
): Promise<AnuncioRow[]> =>
  findAll<AnuncioRow>(strapi, ANUNCIO, { select: COLUNAS, where, populate: COM });

/** A stretch of the ads that fit, newest first. */
export const listTrecho = async (
  strapi: Core.Strapi,
  where: Record<string, unknown>,
  offset: number,
  limit: number,
): Promise<AnuncioRow[]> =>
  (await strapi.db.query(ANUNCIO).findMany({
    ...{ select: ['id', ...COLUNAS], where, populate: COM },
    ...{ orderBy: { id: 'desc' }, offset, limit },
  })) as AnuncioRow[];

/** One ad, or null. Inside a transaction it is read there. */
export const findAnuncioRow = async (strapi: Core.Strapi, id: number): Promise<AnuncioRow | null> =>
  await findOne<AnuncioRow>(strapi, ANUNCIO, {
    select: ['id', ...COLUNAS],
    where: { id },
    populate: COM,
  });

/** An ad, when it is this author's, or any for an administrator. Throws 404: to anybody else there is none. */
export const seAlcanca = (autor: Leitor, anuncio: AnuncioRow | null): AnuncioRow => {
  const alcanca = anuncio && (isAdministrador(autor) || anuncio.usuario?.id === autor.id);
  if (!alcanca) throw new Refusal(404);
  return anuncio;
};

/** The ad that brought the content: the one renewed, or the ad itself. */
export const raizDe = ({ id, renova }: Pick<AnuncioRow, 'id' | 'renova'>): number =>
  renova?.id ?? id;

/** Every ad that pays for the same content, the first of them included, by id. */
export const listFamilia = (
  strapi: Core.Strapi,
  anuncio: Pick<AnuncioRow, 'id' | 'renova'>,
): Promise<AnuncioRow[]> => {
  const raiz = raizDe(anuncio);
  return listAnuncioRows(strapi, { $or: [{ id: raiz }, { renova: { id: raiz } }] });
};

const EM_ANDAMENTO: readonly AnuncioStatus[] = [
  AnuncioStatus.NaoAprovado,
  AnuncioStatus.AguardandoAprovacao,
];

/** Of a family, the renewal that is still to be paid or decided on. */
export const renovacaoAberta = (familia: readonly AnuncioRow[]): AnuncioRow | undefined =>
  familia.find(({ renova, situacao }) => renova && EM_ANDAMENTO.includes(situacao));

/** A stored ad as the rules of who may do what look at it. */
export const julgadoDe = (row: AnuncioRow): Julgado & { renova: number | undefined } => ({
  status: row.situacao,
  aprovado_em: toIso(row.aprovado_em),
  enviado_em: toIso(row.enviado_em),
  path_comprovante: row.comprovante && urlDoComprovante(row.comprovante),
  renova: row.renova?.id,
});
