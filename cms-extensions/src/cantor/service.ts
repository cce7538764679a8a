import { isPublico } from '@portal/contracts/anuncio/vigencia';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { VIGENCIA, DRAFT, FILE, PUBLISHED } from '../database/rows';
import { totaisPorAlvo } from '../contador/service';
import { listMusicasEmRascunho, listMusicasPublicas, TIPOS_DE_MUSICA } from '../musica/service';
import { byName } from '../texto/by-name';
import { type CantorRow, donoDeMusicas, presentCantor } from './presenter';

/** Types a public singer is made of, apart from the plays. */
export const TIPOS_DO_CATALOGO = ['api::cantor.cantor', ...TIPOS_DE_MUSICA] as const;

/** Types a public singer is made of. */
export const TIPOS_DE_CANTOR = ['api::contador.contador', ...TIPOS_DO_CATALOGO] as const;

const COLUNAS = ['documentId', 'slug', 'nome', 'slogan', 'segmento', 'sobre', 'ordem_musicas'];

/**
 * Every singer the public sees today, by name, with songs but without plays (contrato 3): what changes seldom. One that
 * came with an ad is seen while that runs, or while any song of theirs is public by itself.
 */
export const listCatalogo = async (strapi: Core.Strapi, hoje: DataCivil): Promise<Cantor[]> => {
  const rows = await findAll<CantorRow>(strapi, 'api::cantor.cantor', {
    select: COLUNAS,
    where: PUBLISHED,
    populate: { foto: FILE, anuncio: VIGENCIA },
  });
  const musicas = await listMusicasPublicas(strapi, hoje, rows.map(donoDeMusicas));
  const musicasDe = ({ documentId }: CantorRow) => musicas.get(documentId) ?? [];
  return rows
    .filter((row) => isPublico(row.anuncio, hoje) || musicasDe(row).length > 0)
    .map((row) => presentCantor(row, musicasDe(row)))
    .sort(byName((cantor) => cantor.nome));
};

/** The plays of every song so far. */
export const acessosDasMusicas = (strapi: Core.Strapi): Promise<Map<string, number>> =>
  totaisPorAlvo(strapi, 'musica');

/** Singers with their plays: their songs' together (contrato 3). */
export const comAcessos = (
  catalogo: readonly Cantor[],
  acessos: ReadonlyMap<string, number>,
): Cantor[] =>
  catalogo.map((cantor) => ({
    ...cantor,
    total_acessos: cantor.musicas.reduce((soma, { id }) => soma + (acessos.get(id) ?? 0), 0),
  }));

/** A song that can be heard today, and whose it is. */
export interface MusicaEmExibicao {
  nome: string;
  cantor: string;
  id_cantor: string;
}

/** Every song the public may hear today, by id. */
export const listMusicasEmExibicao = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
): Promise<Map<string, MusicaEmExibicao>> =>
  new Map(
    (await listCatalogo(strapi, hoje))
      .flatMap(({ musicas }) => musicas)
      .map(({ id, nome, cantor, id_cantor }) => [id, { nome, cantor: cantor.nome, id_cantor }]),
  );

/** A singer as the draft stands, with the drafts of the songs, for a preview; null when there is none. */
export const findCantorEmRascunho = async (
  strapi: Core.Strapi,
  documentId: string,
): Promise<Cantor | null> => {
  const [row] = await findAll<CantorRow>(strapi, 'api::cantor.cantor', {
    select: COLUNAS,
    where: { documentId, ...DRAFT },
    populate: { foto: FILE },
  });
  if (!row) return null;
  const musicas = await listMusicasEmRascunho(strapi, donoDeMusicas(row));
  const [cantor] = comAcessos([presentCantor(row, musicas)], await acessosDasMusicas(strapi));
  return cantor ?? null;
};

/** Most played first; the list by name decides ties (contrato 3). */
export const maisTocadosPrimeiro = (porNome: readonly Cantor[]): Cantor[] =>
  [...porNome].sort((a, b) => b.total_acessos - a.total_acessos);

/** Every song of these singers, most played first, ties by name: what the page of songs shows. */
export const listMusicasTocadas = (
  cantores: readonly Cantor[],
  acessos: ReadonlyMap<string, number>,
): MusicaTocada[] =>
  cantores
    .flatMap(({ segmento, musicas }) =>
      musicas.map((musica) => ({
        ...musica,
        segmento,
        total_acessos: acessos.get(musica.id) ?? 0,
      })),
    )
    .sort(byName((musica) => musica.nome))
    .sort((a, b) => b.total_acessos - a.total_acessos);
