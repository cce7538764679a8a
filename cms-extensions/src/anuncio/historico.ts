import type { EventoDoHistorico, Passo } from '@portal/contracts/anuncio/anuncio';
import type { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';

const HISTORICO = 'api::historico.historico';
/** Stands for an author whose account is gone. */
const CONTA_EXCLUIDA = 'Conta excluída';

/** Who does something to an ad. */
export interface Autor {
  id: number;
  usuario: string;
  permissao: number;
}

interface Acontecimento {
  anuncio: { id: number; titulo: string };
  de: AnuncioStatus | null;
  para: AnuncioStatus | null;
  evento: EventoDoHistorico;
  por: Autor;
  motivo?: string;
}

/**
 * Writes a step of an ad's life, in the transaction that makes it. Nothing edits it, and it outlives the ad (contrato
 * 5).
 */
export const anotar = async (strapi: Core.Strapi, fato: Acontecimento): Promise<void> => {
  const { anuncio, de, para, evento, por, motivo = '' } = fato;
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
    },
  });
};

/** Takes a person's name out of the history; what happened stays. Inside a transaction, with it. */
export const esquecerAutor = async (strapi: Core.Strapi, id: number): Promise<void> => {
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
}

/** Who did something, as others than administrators read it. */
const ADMINISTRACAO = 'Administração';

/** Every step of an ad, oldest first (contrato 5). An owner reads no administrator's name. */
export const listHistorico = async (
  strapi: Core.Strapi,
  anuncio: number,
  leitor: Autor,
): Promise<Passo[]> => {
  const rows = await findAll<HistoricoRow>(strapi, HISTORICO, {
    select: ['quando', 'de', 'para', 'evento', 'por_id', 'por_nome', 'motivo'],
    where: {
      anuncio_id: anuncio,
      // Who looked at the proof is for administrators to know.
      ...(isAdministrador(leitor) ? {} : { evento: { $ne: 'comprovante visto' } }),
    },
  });
  return rows.map(({ quando, de, para, evento, por_id, por_nome, motivo }) => ({
    quando: new Date(Number(quando)).toISOString(),
    de,
    para,
    evento,
    por: isAdministrador(leitor) || por_id === leitor.id ? por_nome : ADMINISTRACAO,
    motivo: motivo ?? '',
  }));
};
