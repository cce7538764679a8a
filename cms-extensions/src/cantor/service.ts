import { isPublico } from '@portal/contracts/anuncio/vigencia';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { Musica } from '@portal/contracts/musica/musica';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { onePerPortal } from '../database/per-portal';
import { PublishedRows } from '../database/published-rows';
import { DRAFT, FILE } from '../database/rows';
import { totaisPorAlvo } from '../contador/service';
import {
  listMusicasEmRascunho,
  type MusicaGuardada,
  musicasPorCantor,
  musicasPublicadas,
  TIPOS_DE_MUSICA,
} from '../musica/service';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { viewOf } from '../http/cached-reads/shared-views';
import { sortByName } from '../texto/by-name';
import { mapaEmFatias, mapearEmFatias, saoIguais } from '../texto/fatias';
import { type CantorRow, donoDeMusicas, presentCantor } from './presenter';

/** Types a public singer is made of, apart from the plays. */
const TIPOS_DO_CATALOGO = ['api::cantor.cantor', ...TIPOS_DE_MUSICA] as const;

/** Types a public singer is made of. */
export const TIPOS_DE_CANTOR = ['api::contador.contador', ...TIPOS_DO_CATALOGO] as const;

const COLUNAS = ['documentId', 'slug', 'nome', 'slogan', 'segmento', 'sobre', 'ordem_musicas'];

/** Every published singer, whether or not the public sees them today. */
export const cantoresPublicados = onePerPortal(
  (strapi) =>
    new PublishedRows<CantorRow>(strapi, 'api::cantor.cantor', {
      select: COLUNAS,
      files: { foto: FILE.select },
    }),
);

const apresentados = new WeakMap<CantorRow, Cantor>();

/** The same object while neither the singer nor one of the songs changed. */
const apresentado = (row: CantorRow, musicas: Musica[]): Cantor => {
  const antes = apresentados.get(row);
  const saoAsMesmas =
    antes?.musicas.length === musicas.length && musicas.every((uma, n) => antes.musicas[n] === uma);
  if (antes && saoAsMesmas) return antes;
  const cantor = presentCantor(row, musicas);
  apresentados.set(row, cantor);
  return cantor;
};

/** What the singers and songs of a day are made of. */
interface Lidos {
  hoje: DataCivil;
  cantores: readonly CantorRow[];
  musicas: readonly MusicaGuardada[];
}

/**
 * Every singer the public sees today, by name, with songs but without plays (contrato 3): what changes seldom. One that
 * came with an ad is seen while that runs, or while any song of theirs is public by itself.
 */
const publicosEm = async (
  { hoje, cantores, musicas }: Lidos,
  antes: readonly Cantor[] | undefined,
): Promise<Cantor[]> => {
  const porCantor = await musicasPorCantor(musicas, hoje, cantores.map(donoDeMusicas));
  const musicasDe = ({ documentId }: CantorRow) => porCantor.get(documentId) ?? [];
  const publicos = cantores.filter(
    (row) => isPublico(row.anuncio, hoje) || musicasDe(row).length > 0,
  );
  const todos = await mapearEmFatias(publicos, (row) => apresentado(row, musicasDe(row)));
  return sortByName(todos, (cantor) => cantor.nome, antes);
};

/** What the public sees of singers and songs, without plays: what changes seldom. The same object while nothing changed. */
export interface Catalogo extends View {
  /** Singers by name, with their songs. */
  cantores: readonly Cantor[];
  /** Every song, by name. */
  musicas: readonly Musica[];
  lugarDoCantor: ReadonlyMap<string, number>;
  lugarDaMusica: ReadonlyMap<string, number>;
  /** The place of each song's singer, by the song's own. */
  donos: Uint32Array;
}

const lugares = (itens: readonly { id: string }[]): Promise<ReadonlyMap<string, number>> =>
  mapaEmFatias(itens.entries(), ([lugar, { id }]) => [id, lugar]);

const catalogoCom = async (
  cantores: readonly Cantor[],
  antes: Catalogo | null,
): Promise<Catalogo> => {
  const todas: Musica[] = [];
  await mapearEmFatias(cantores, ({ musicas }) => {
    for (const musica of musicas) todas.push(musica);
  });
  const musicas = await sortByName(todas, ({ nome }) => nome, antes?.musicas);
  const lugarDoCantor = await lugares(cantores);
  const donos = await mapearEmFatias(
    musicas,
    // Every song came with its singer.
    ({ id_cantor }) => lugarDoCantor.get(id_cantor) ?? 0,
  );
  return {
    cantores,
    musicas,
    lugarDoCantor,
    lugarDaMusica: await lugares(musicas),
    donos: Uint32Array.from(donos),
  };
};

const novo = (strapi: Core.Strapi): PublicReads<Catalogo> => {
  let lidos: Lidos | null = null;
  return {
    name: 'catalogo',
    types: TIPOS_DO_CATALOGO,
    routes: [],
    build: async ({ hoje }, previous) => {
      const cantores = await cantoresPublicados(strapi).read();
      const musicas = await musicasPublicadas(strapi).read();
      const saoOsMesmos = lidos?.cantores === cantores && lidos.musicas === musicas;
      // An ad or a file somewhere else asked for it.
      if (previous && saoOsMesmos && lidos?.hoje === hoje) return previous;
      const agora = { hoje, cantores, musicas };
      const publicos = await publicosEm(agora, previous?.cantores);
      const catalogo =
        previous && (await saoIguais(previous.cantores, publicos))
          ? previous
          : await catalogoCom(publicos, previous);
      lidos = agora;
      return catalogo;
    },
  };
};

/** Cached index of the singers and songs, as fresh as the public reads; it answers no address of its own. */
export const catalogoReads = onePerPortal(novo);

/** The singers and songs of now. Rejects when the database is unavailable. */
export const catalogoDe = (strapi: Core.Strapi): Catalogo | Promise<Catalogo> =>
  viewOf(strapi, catalogoReads(strapi));

/** How often these songs were played, together. */
const acessosDe = (musicas: readonly Musica[], acessos: ReadonlyMap<string, number>): number =>
  musicas.reduce((soma, { id }) => soma + (acessos.get(id) ?? 0), 0);

/** A singer with their plays (contrato 3). */
export const comAcessos = (cantor: Cantor, total_acessos: number): Cantor => ({
  ...cantor,
  total_acessos,
});

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
  const acessos = await totaisPorAlvo(strapi, 'musica');
  return comAcessos(presentCantor(row, musicas), acessosDe(musicas, acessos));
};
