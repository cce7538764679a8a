import { isPublico } from '@portal/contracts/anuncio/vigencia';
import type { Musica } from '@portal/contracts/musica/musica';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { onePerPortal } from '../database/per-portal';
import { PublishedRows } from '../database/published-rows';
import { DRAFT, FILE, SOM } from '../database/rows';
import { mapaEmFatias, mapearEmFatias } from '../texto/fatias';
import { lembrado } from '../texto/lembrado';
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

/** Every published song, whether or not the public hears it today. */
export const musicasPublicadas = onePerPortal(
  (strapi) =>
    new PublishedRows<MusicaRow>(strapi, 'api::musica.musica', {
      select: COLUNAS_DA_MUSICA,
      files: { audio: SOM.select, foto: FILE.select },
      one: { cantor: ['api::cantor.cantor', ['documentId']] },
    }),
);

const apresentadas = new WeakMap<MusicaRow, Musica>();

/** The same object while neither the song nor what it says of its singer changed. */
const apresentada = (row: MusicaRow, cantor: CantorDaMusica): Musica => {
  const antes = apresentadas.get(row);
  const { nome, url_foto } = antes?.cantor ?? {};
  if (antes?.id_cantor === cantor.id && nome === cantor.nome && url_foto === cantor.url_foto)
    return antes;
  const musica = presentMusica(row, cantor);
  apresentadas.set(row, musica);
  return musica;
};

/**
 * Of these songs, those of these singers that the public may hear today, by the singer's id (contrato 3): those somebody
 * arranged, as they were arranged, then the others, newest first.
 */
export const musicasPorCantor = async (
  rows: readonly MusicaGuardada[],
  hoje: DataCivil,
  cantores: readonly DonoDeMusicas[],
): Promise<Map<string, Musica[]>> => {
  const porCantor = new Map<string, MusicaRow[]>(cantores.map(({ id }) => [id, []]));
  await mapearEmFatias(rows, (row) => {
    if (isPublico(row.anuncio, hoje)) porCantor.get(row.cantor?.documentId ?? '')?.push(row);
  });
  return mapaEmFatias(cantores, ({ ordem, ...cantor }) => {
    const musicas = (porCantor.get(cantor.id) ?? []).sort(newestFirst);
    return [
      cantor.id,
      comoArrumadas(
        musicas.map((row) => apresentada(row, cantor)),
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

const comoArrumadas = (musicas: Musica[], ordem: unknown): Musica[] => {
  if (!Array.isArray(ordem) || ordem.length === 0) return musicas;
  const lugares = new Map(ordem.map((id: unknown, i) => [id, i]));
  const lugar = ({ id }: Musica): number => lugares.get(id) ?? lugares.size;
  return [...musicas].sort((a, b) => lugar(a) - lugar(b));
};

/** In a large catalogue a Date for each comparison takes longer than all the rest. */
const criadaEm = lembrado(({ createdAt }: MusicaRow) => new Date(createdAt).getTime());

const newestFirst = (a: MusicaRow, b: MusicaRow): number =>
  criadaEm(b) - criadaEm(a) || b.id - a.id;
