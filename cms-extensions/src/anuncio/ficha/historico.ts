import type { EventoDoHistorico, Passo } from '@portal/contracts/anuncio/anuncio';
import type { TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import type { RecusaAnterior } from '@portal/contracts/ficha/ficha';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { excluidosDeOutros, excluidosNaCaixa } from '../../caixa/service';
import { inBatches } from '../../database/batches';
import { findAll, findOne } from '../../database/find-all';
import { CONTA_EXCLUIDA } from '../../registro/service';
import { ANUNCIO } from './linhas';
import { registrarPasso, type Editados } from './registrar-passo';

const HISTORICO = 'api::historico.historico';

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
  /** What the reason of a refusal is about. */
  tipo_motivo?: TipoDeMotivo | undefined;
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
  const { anuncio, de, para, evento, por, motivo = '', tipo_motivo, campos } = fato;
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
      ...(tipo_motivo && { tipo_motivo }),
      ...(campos && { campos }),
    },
  });
  await registrarPasso(strapi, fato);
};

/** Ads of an account that are gone: those it made itself but in no other's name, and those made in its name. */
export const excluidosDe = async (strapi: Core.Strapi, conta: number): Promise<number[]> => {
  const criados = await findAll<{ id: number; anuncio_id: number }>(strapi, HISTORICO, {
    select: ['anuncio_id'],
    where: { por_id: conta, evento: 'criacao' },
  });
  const ids = [...new Set(criados.map(({ anuncio_id }) => anuncio_id))];
  const alheios = new Set(await excluidosDeOutros(strapi, conta, ids));
  for (const lote of inBatches(ids)) {
    const where = { id: { $in: lote } };
    for (const { id } of await findAll<{ id: number }>(strapi, ANUNCIO, { select: ['id'], where }))
      alheios.add(id);
  }
  const deles = ids.filter((id) => !alheios.has(id));
  return [...new Set([...(await excluidosNaCaixa(strapi, conta)), ...deles])];
};

/**
 * Takes a person out of the history: their name, what they called their ads, and every reason told about those; that it
 * happened, and when, stays. Inside a transaction, after the ads are deleted. `anuncios`: those they had.
 */
export const esquecerAutor = async (
  strapi: Core.Strapi,
  id: number,
  anuncios: readonly number[],
): Promise<void> => {
  for (const anuncio_id of new Set([...anuncios, ...(await excluidosDe(strapi, id))]))
    await strapi.db
      .query(HISTORICO)
      .updateMany({ where: { anuncio_id }, data: { titulo: CONTA_EXCLUIDA, motivo: '' } });
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
  tipo_motivo: TipoDeMotivo | null;
  campos: string[] | null;
}

/** Steps that leave the status as it is. */
const SEM_MUDANCA: readonly EventoDoHistorico[] = ['edicao', 'comprovante visto'];

type Mudanca = Pick<HistoricoRow, 'de' | 'para' | 'evento' | 'por_id'>;

const ultimaMudancaOnde = async (
  strapi: Core.Strapi,
  anuncio_id: number,
  onde: Record<string, unknown>,
): Promise<Mudanca | null> =>
  await findOne<Mudanca>(strapi, HISTORICO, {
    select: ['de', 'para', 'evento', 'por_id'],
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

/** Whether it was its owner who last changed an ad's status, and not by deciding as an administrator. */
export const mudouODono = async (
  strapi: Core.Strapi,
  { id, usuario }: { id: number; usuario?: { id: number } | null },
): Promise<boolean> => {
  const ultima = await ultimaMudancaOnde(strapi, id, {});
  return ultima !== null && ultima.evento !== 'decisao' && ultima.por_id === usuario?.id;
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

/**
 * The decisions that put one of these ads back to a status, newest first, for administrators. Refusing a cancellation is no
 * refusal of the ad.
 */
export const listRecusas = async (
  strapi: Core.Strapi,
  anuncios: readonly number[],
  para: AnuncioStatus,
  limit: number,
): Promise<RecusaAnterior[]> => {
  const rows = (await strapi.db.query(HISTORICO).findMany({
    select: ['anuncio_id', 'titulo', 'quando', 'por_nome', 'motivo'],
    where: {
      ...{ anuncio_id: { $in: anuncios }, evento: 'decisao', para },
      de: { $ne: AnuncioStatus.ReembolsoSolicitado },
    },
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
    select: [
      'quando',
      'de',
      'para',
      'evento',
      'por_id',
      'por_nome',
      'motivo',
      'tipo_motivo',
      'campos',
    ],
    where: {
      anuncio_id: anuncio,
      // Who looked at the proof is for administrators to know.
      ...(isAdministrador(leitor) ? {} : { evento: { $ne: 'comprovante visto' } }),
    },
  });
  return rows.map(
    ({ quando, de, para, evento, por_id, por_nome, motivo, tipo_motivo, campos }) => ({
      quando: new Date(Number(quando)).toISOString(),
      de,
      para,
      evento,
      por: isAdministrador(leitor) || por_id === leitor.id ? por_nome : ADMINISTRACAO,
      motivo: motivo ?? '',
      ...(tipo_motivo && { tipo_motivo }),
      ...(campos && { campos }),
    }),
  );
};

/**
 * Why ads that now stand at 0 were last put there by a decision, by their ids (contrato 5). A refund refused to an ad that
 * stood at 0 is no refusal of the ad: what was said of it before stays.
 */
export const ultimasRecusas = async (
  strapi: Core.Strapi,
  anuncios: readonly number[],
): Promise<Map<number, { motivo: string; tipo_motivo: TipoDeMotivo }>> => {
  const { NaoAprovado, ReembolsoSolicitado, Reembolsado } = AnuncioStatus;
  const recusas = new Map<number, { motivo: string; tipo_motivo: TipoDeMotivo }>();
  const antesDoPedido = new Map<number, AnuncioStatus | null>();
  for (const lote of inBatches(anuncios)) {
    const rows = await findAll<HistoricoRow & { anuncio_id: number }>(strapi, HISTORICO, {
      select: ['anuncio_id', 'de', 'para', 'motivo', 'tipo_motivo'],
      where: {
        anuncio_id: { $in: lote },
        $or: [{ evento: 'decisao', para: NaoAprovado }, { para: ReembolsoSolicitado }],
      },
    });
    // Oldest first: the last one stays.
    for (const { anuncio_id, de, para, motivo, tipo_motivo } of rows) {
      if (para === ReembolsoSolicitado) {
        if (de !== Reembolsado) antesDoPedido.set(anuncio_id, de);
      } else if (de !== ReembolsoSolicitado || antesDoPedido.get(anuncio_id) !== NaoAprovado)
        recusas.set(anuncio_id, { motivo: motivo ?? '', tipo_motivo: tipo_motivo ?? 'outro' });
    }
  }
  return recusas;
};
