import type { EventoDoHistorico, Passo } from '@portal/contracts/anuncio/anuncio';
import type { RecusaAnterior } from '@portal/contracts/ficha/ficha';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { findAll, findOne } from '../../database/find-all';
import { registrarPasso, type Editados } from './registrar-passo';

const HISTORICO = 'api::historico.historico';
/** Stands for an author whose account is gone. */
export const CONTA_EXCLUIDA = 'Conta excluída';

/** Who does something to an ad. */
export interface Autor {
  id: number;
  usuario: string;
  permissao: number;
}

interface Acontecimento {
  anuncio: { id: number; titulo: string; usuario?: { id: number } | null };
  de: AnuncioStatus | null;
  para: AnuncioStatus | null;
  evento: EventoDoHistorico;
  por: Autor;
  motivo?: string;
  /** Names of the form's fields an edit changed. */
  campos?: readonly string[];
  /** What those fields said, and say now. */
  editados?: Editados;
}

/**
 * Writes a step of an ad's life, in the transaction that makes it. Nothing edits it, and it outlives the ad (contrato
 * 5). What an administrator does goes into the register too.
 */
export const anotar = async (strapi: Core.Strapi, fato: Acontecimento): Promise<void> => {
  const { anuncio, de, para, evento, por, motivo = '', campos } = fato;
  await strapi.db.query(HISTORICO).create({
    data: {
      anuncio_id: anuncio.id,
      titulo: anuncio.titulo,
      quando: Date.now(),
      de,
      para,
      evento,
      por_id: por.id,
      por_nome: por.usuario,
      motivo,
      ...(campos && { campos }),
    },
  });
  await registrarPasso(strapi, fato);
};

/** Takes a person's name out of the history, and what they said of themselves to get money back; what happened stays. Inside a transaction, with it. */
export const esquecerAutor = async (strapi: Core.Strapi, id: number): Promise<void> => {
  await strapi.db
    .query(HISTORICO)
    .updateMany({ where: { por_id: id, evento: 'reembolso' }, data: { motivo: '' } });
  await strapi.db
    .query(HISTORICO)
    .updateMany({ where: { por_id: id }, data: { por_id: null, por_nome: CONTA_EXCLUIDA } });
};

interface HistoricoRow {
  id: number;
  quando: string | number;
  de: AnuncioStatus | null;
  para: AnuncioStatus | null;
  evento: EventoDoHistorico;
  por_id: number | null;
  por_nome: string;
  motivo: string | null;
  campos: string[] | null;
}

/** Steps that leave the status as it is. */
const SEM_MUDANCA: readonly EventoDoHistorico[] = ['edicao', 'comprovante visto'];

type Mudanca = Pick<HistoricoRow, 'de' | 'para' | 'evento'>;

const ultimaMudancaOnde = async (
  strapi: Core.Strapi,
  anuncio_id: number,
  onde: Record<string, unknown>,
): Promise<Mudanca | null> =>
  await findOne<Mudanca>(strapi, HISTORICO, {
    select: ['de', 'para', 'evento'],
    where: { anuncio_id, evento: { $notIn: SEM_MUDANCA }, ...onde },
    orderBy: { id: 'desc' },
  });

/** Whether what last changed an ad's status was this: the same again is a click too many. */
export const acabouDe = async (
  strapi: Core.Strapi,
  { id, situacao }: { id: number; situacao: AnuncioStatus },
  evento: EventoDoHistorico,
): Promise<boolean> => {
  const ultima = await ultimaMudancaOnde(strapi, id, {});
  return ultima?.evento === evento && ultima.para === situacao;
};

/** Where an ad stood when its refund was asked. Back from refunded to asked is no place to return to: where it stood before that is. */
export const antesDoReembolso = async (
  strapi: Core.Strapi,
  anuncio: number,
): Promise<AnuncioStatus> => {
  const { NaoAprovado, Ativo, AguardandoAprovacao, ReembolsoSolicitado } = AnuncioStatus;
  const pedido = await ultimaMudancaOnde(strapi, anuncio, {
    para: ReembolsoSolicitado,
    de: { $in: [NaoAprovado, Ativo, AguardandoAprovacao] },
  });
  return pedido?.de ?? NaoAprovado;
};

/** The decisions that put one of these ads back to a status, newest first, for administrators. */
export const listRecusas = async (
  strapi: Core.Strapi,
  anuncios: readonly number[],
  para: AnuncioStatus,
  limit: number,
): Promise<RecusaAnterior[]> => {
  const rows = (await strapi.db.query(HISTORICO).findMany({
    select: ['anuncio_id', 'titulo', 'quando', 'por_nome', 'motivo'],
    where: { anuncio_id: { $in: anuncios }, evento: 'decisao', para },
    ...{ orderBy: { id: 'desc' }, limit },
  })) as (Pick<HistoricoRow, 'quando' | 'por_nome' | 'motivo'> & {
    anuncio_id: number;
    titulo: string | null;
  })[]; // the columns selected
  return rows.map(({ anuncio_id, titulo, quando, por_nome, motivo }) => ({
    ...{ id_anuncio: anuncio_id, titulo: titulo ?? '', por: por_nome, motivo: motivo ?? '' },
    quando: new Date(Number(quando)).toISOString(),
  }));
};

/** Who did something, as others than administrators read it. */
const ADMINISTRACAO = 'Administração';

/** Every step of an ad, oldest first (contrato 5). An owner reads no administrator's name. */
export const listHistorico = async (
  strapi: Core.Strapi,
  anuncio: number,
  leitor: Autor,
): Promise<Passo[]> => {
  const rows = await findAll<HistoricoRow>(strapi, HISTORICO, {
    select: ['quando', 'de', 'para', 'evento', 'por_id', 'por_nome', 'motivo', 'campos'],
    where: {
      anuncio_id: anuncio,
      // Who looked at the proof is for administrators to know.
      ...(isAdministrador(leitor) ? {} : { evento: { $ne: 'comprovante visto' } }),
    },
  });
  return rows.map(({ quando, de, para, evento, por_id, por_nome, motivo, campos }) => ({
    quando: new Date(Number(quando)).toISOString(),
    de,
    para,
    evento,
    por: isAdministrador(leitor) || por_id === leitor.id ? por_nome : ADMINISTRACAO,
    motivo: motivo ?? '',
    ...(campos && { campos }),
  }));
};
