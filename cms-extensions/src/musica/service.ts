import { isPublico } from '@portal/contracts/anuncio/vigencia';
import type { Musica } from '@portal/contracts/musica/musica';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { findPublished } from '../database/find-published';
import { DRAFT, FILE, SOM } from '../database/rows';
import { mapaEmFatias, mapearEmFatias } from '../texto/fatias';
import { type CantorDaMusica, type MusicaRow, presentMusica } from './presenter';

/** Types a public song is made of. */
export const TIPOS_DE_MUSICA = [
  'api::musica.musica',
  'api::anuncio.anuncio',
  'plugin::upload.file',
] as const;

/** What a song's row carries, published or not. */
export type MusicaGuardada = MusicaRow;

/** Columns of `MusicaGuardada`. */
export const COLUNAS_DA_MUSICA = ['documentId', 'slug', 'nome', 'createdAt'];

/** A song that another domain found, with its singer. */
export const lerMusica = (row: MusicaGuardada, cantor: CantorDaMusica): Musica =>
  presentMusica(row, cantor);

/** A singer of songs, and how somebody arranged them at the panel. */
export interface DonoDeMusicas extends CantorDaMusica {
  /** Public ids of songs; whatever else a row holds is nobody's arrangement. */
  ordem: unknown;
}

/**
 * Songs of these singers that the public may hear today, by the singer's id (contrato 3): those somebody arranged, as they
 * were arranged, then the others, newest first.
 */
export const listMusicasPublicas = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
  cantores: readonly DonoDeMusicas[],
): Promise<Map<string, Musica[]>> => {
  const rows = await findPublished<MusicaRow>(strapi, 'api::musica.musica', {
    select: COLUNAS_DA_MUSICA,
    files: { audio: SOM.select, foto: FILE.select },
    one: { cantor: ['api::cantor.cantor', ['documentId']] },
  });
  const porCantor = new Map<string, MusicaRow[]>(cantores.map(({ id }) => [id, []]));
  await mapearEmFatias(rows, (row) => {
    if (isPublico(row.anuncio, hoje)) porCantor.get(row.cantor?.documentId ?? '')?.push(row);
  });
  return mapaEmFatias(cantores, ({ ordem, ...cantor }) => {
    const musicas = (porCantor.get(cantor.id) ?? []).sort(newestFirst);
    return [
      cantor.id,
      comoArrumadas(
        musicas.map((row) => presentMusica(row, cantor)),
        ordem,
      ),
    ];
  });
};

/** Songs of a singer as their drafts stand, in the same order, for a preview. */
export const listMusicasEmRascunho = async (
  strapi: Core.Strapi,
  { ordem, ...cantor }: DonoDeMusicas,
): Promise<Musica[]> => {
  const rows = await findAll<MusicaRow>(strapi, 'api::musica.musica', {
    select: COLUNAS_DA_MUSICA,
    where: { ...DRAFT, cantor: { documentId: cantor.id } },
    populate: { audio: SOM, foto: FILE },
  });
  const musicas = rows.sort(newestFirst).map((row) => presentMusica(row, cantor));
  return comoArrumadas(musicas, ordem);
};

const comoArrumadas = (musicas: readonly Musica[], ordem: unknown): Musica[] => {
  const lugares = new Map((Array.isArray(ordem) ? ordem : []).map((id, i) => [id, i]));
  const lugar = ({ id }: Musica): number => lugares.get(id) ?? lugares.size;
  return [...musicas].sort((a, b) => lugar(a) - lugar(b));
};

const newestFirst = (a: MusicaRow, b: MusicaRow): number =>
  new Date(b.createdAt).getTime() - new Date(a.createdAt).getTime() || b.id - a.id;
