import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core, UID } from '@strapi/strapi';
import { listAnunciosEmExibicao } from '../anuncio/service';
import { DRAFT, PUBLISHED } from '../database/rows';
import { totaisPorAlvo } from '../contador/service';

export interface NoAr {
  radios: number;
  cantores: number;
  musicas: number;
  /** Running banner ads; null for who may not see ads. */
  anuncios: number | null;
}

/** How much of each kind the public finds now. */
export const contarNoAr = async (
  strapi: Core.Strapi,
  { veAnuncios }: { veAnuncios: boolean },
): Promise<NoAr> => {
  const publicados = (uid: UID.Schema): Promise<number> =>
    strapi.db.query(uid).count({ where: PUBLISHED });
  return {
    radios: await publicados('api::radio.radio'),
    cantores: await publicados('api::cantor.cantor'),
    musicas: await publicados('api::musica.musica'),
    anuncios: veAnuncios
      ? (await listAnunciosEmExibicao(strapi, dataCivil(new Date()))).length
      : null,
  };
};

export interface MusicaOuvida {
  id: string;
  nome: string;
  cantor: string | null;
  total: number;
}

interface LinhaDeMusica {
  documentId: string;
  nome: string;
  cantor: { documentId: string; nome: string } | null;
}

const MAIS_OUVIDAS = 8;

const listMusicas = async (
  strapi: Core.Strapi,
  ids?: readonly string[],
): Promise<LinhaDeMusica[]> =>
  // The query engine types no rows: these are the columns of `select` and `populate`.
  (await strapi.db.query('api::musica.musica').findMany({
    select: ['documentId', 'nome'],
    where: { ...DRAFT, ...(ids && { documentId: { $in: ids } }) },
    populate: { cantor: { select: ['documentId', 'nome'] } },
  })) as LinhaDeMusica[];

/** The most played songs, drafts included: what was played stays counted. */
export const listMaisOuvidas = async (strapi: Core.Strapi): Promise<MusicaOuvida[]> => {
  const totais = await totaisPorAlvo(strapi, 'musica');
  const primeiras = [...totais].sort(([, a], [, b]) => b - a).slice(0, MAIS_OUVIDAS);
  const musicas = await listMusicas(
    strapi,
    primeiras.map(([id]) => id),
  );
  return primeiras.flatMap(([id, total]) => {
    const musica = musicas.find(({ documentId }) => documentId === id);
    return musica ? [{ id, nome: musica.nome, cantor: musica.cantor?.nome ?? null, total }] : [];
  });
};

/** Plays by public id, for the lists of the panel; a singer's are the sum of the songs'. */
export const execucoesDe = async (
  strapi: Core.Strapi,
  tipo: 'radio' | 'cantor' | 'musica',
): Promise<Record<string, number>> => {
  if (tipo !== 'cantor') return Object.fromEntries(await totaisPorAlvo(strapi, tipo));
  const totais = await totaisPorAlvo(strapi, 'musica');
  const soma: Record<string, number> = {};
  for (const { documentId, cantor } of await listMusicas(strapi))
    if (cantor)
      soma[cantor.documentId] = (soma[cantor.documentId] ?? 0) + (totais.get(documentId) ?? 0);
  return soma;
};
