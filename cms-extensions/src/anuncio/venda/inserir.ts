import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { anotar, type Autor } from '../ficha/historico';
import { ANUNCIO, type AnuncioRow } from '../ficha/linhas';

type Novo = Pick<AnuncioRow, 'titulo' | 'tipo' | 'periodo' | 'meio_pagamento'> &
  Partial<Pick<AnuncioRow, 'data_inicio' | 'data_vencimento'>> & {
    /** What it costs, in BRL. */
    valor: number;
    /** Whose it is. */
    usuario: number | undefined;
    /** The ad it renews, by its id. */
    renova?: number;
  };

/** Writes a new ad, not yet approved, and the first step of its history; in the caller's transaction. */
export const inserirAnuncio = async (
  strapi: Core.Strapi,
  novo: Novo,
  por: Autor,
): Promise<{ id: number; documentId: string }> => {
  const situacao = AnuncioStatus.NaoAprovado;
  const aceite = { termos: true, termos_aceitos_em: new Date() };
  const row = (await strapi.db.query(ANUNCIO).create({
    data: { ...novo, ...aceite, situacao },
  })) as { id: number; documentId: string }; // the row just written
  const anuncio = { id: row.id, titulo: novo.titulo };
  await anotar(strapi, { anuncio, de: null, para: situacao, evento: 'criacao', por });
  return row;
};
