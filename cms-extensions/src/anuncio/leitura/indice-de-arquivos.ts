import { isPublico, type VigenciaRow } from '@portal/contracts/anuncio/vigencia';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core, UID } from '@strapi/strapi';
import { inBatches } from '../../database/batches';
import { findAll } from '../../database/find-all';
import { VIGENCIA, PUBLISHED } from '../../database/rows';
import { BANNER, CANTOR, MUSICA, RADIO } from '../ficha/linhas';

/** Who may read a file that came with an ad. */
export interface Acesso {
  /** Whether everybody may: something that shows it is on the air. */
  publico: boolean;
  /** Accounts whose ads it belongs to. */
  donos: ReadonlySet<number>;
}

interface Midia {
  id: number;
  url: string;
}

interface Entrada {
  id: number;
  documentId: string;
  publishedAt?: unknown;
  anuncio: VigenciaRow & { usuario?: { id: number } | null };
  cantor?: { documentId: string } | null;
  imagem?: Midia | null;
  audio?: Midia | null;
  foto?: Midia | null;
}

const MIDIA = { select: ['id', 'url'] };
const CAMPOS = {
  [BANNER]: { imagem: MIDIA },
  [RADIO]: { imagem: MIDIA },
  [MUSICA]: { audio: MIDIA, foto: MIDIA, cantor: { select: ['documentId'] } },
  [CANTOR]: { foto: MIDIA },
} as const satisfies Partial<Record<UID.Schema, object>>;

/** Which entry shows which file: Strapi's own table. */
const USOS = 'files_related_mph';

/** A file's name as one key for all its widths. */
export const chaveDoArquivo = (caminho: string): string =>
  caminho.slice(caminho.lastIndexOf('/') + 1).replace(/\.w\d+(?=\.webp$)/, '');

const entradasDe = (strapi: Core.Strapi, uid: keyof typeof CAMPOS): Promise<Entrada[]> =>
  findAll<Entrada>(strapi, uid, {
    select: ['documentId', ...(uid === BANNER ? [] : ['publishedAt'])],
    where: { anuncio: { id: { $notNull: true } } },
    populate: {
      anuncio: {
        ...VIGENCIA,
        populate: { ...VIGENCIA.populate, usuario: { select: ['id'] } },
      },
      ...CAMPOS[uid],
    },
  });

/** Singers that ads brought and songs of staff's own show. */
const cantoresDaEquipe = async (strapi: Core.Strapi): Promise<string[]> => {
  const musicas = await findAll<{ id: number; cantor?: { documentId: string } | null }>(
    strapi,
    MUSICA,
    {
      select: [],
      where: {
        ...PUBLISHED,
        anuncio: { id: { $null: true } },
        cantor: { anuncio: { id: { $notNull: true } } },
      },
      populate: { cantor: { select: ['documentId'] } },
    },
  );
  return musicas.flatMap(({ cantor }) => cantor?.documentId ?? []);
};

/** Files that something else than an ad's content shows too: staff's, for everybody. */
const usadosPorOutros = async (
  strapi: Core.Strapi,
  midias: readonly number[],
  deAnuncios: ReadonlySet<string>,
): Promise<Set<number>> => {
  const outros = new Set<number>();
  for (const lote of inBatches(midias)) {
    const usos: { file_id: number; related_id: number; related_type: string }[] = await strapi.db
      .connection(USOS)
      .whereIn('file_id', lote)
      .select('file_id', 'related_id', 'related_type');
    for (const { file_id, related_id, related_type } of usos)
      if (!deAnuncios.has(`${related_type}:${related_id}`)) outros.add(file_id);
  }
  return outros;
};

/** Every file that came with an ad, by its name: who may read it on that day. What is not listed is staff's own. */
export const indiceDeArquivos = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
): Promise<Map<string, Acesso>> => {
  const tipos = Object.keys(CAMPOS) as (keyof typeof CAMPOS)[]; // its only keys
  const entradas: (Entrada & { uid: string })[] = [];
  for (const uid of tipos)
    entradas.push(...(await entradasDe(strapi, uid)).map((entrada) => ({ ...entrada, uid })));
  const cantoresNoAr = new Set(await cantoresDaEquipe(strapi));
  for (const { uid, anuncio, cantor, publishedAt } of entradas)
    if (uid === MUSICA && publishedAt && cantor && isPublico(anuncio, hoje))
      cantoresNoAr.add(cantor.documentId);

  const deAnuncios = new Set(entradas.map(({ uid, id }) => `${uid}:${id}`));
  const midiasDe = ({ imagem, audio, foto }: Entrada) =>
    [imagem, audio, foto].flatMap((midia) => midia ?? []);
  const ids = [...new Set(entradas.flatMap(midiasDe).map(({ id }) => id))];
  const daEquipe = await usadosPorOutros(strapi, ids, deAnuncios);

  const indice = new Map<string, { publico: boolean; donos: Set<number> }>();
  for (const entrada of entradas) {
    const { uid, anuncio, documentId } = entrada;
    const publico = isPublico(anuncio, hoje) || (uid === CANTOR && cantoresNoAr.has(documentId));
    for (const { id, url } of midiasDe(entrada)) {
      if (daEquipe.has(id)) continue;
      const acesso = indice.get(chaveDoArquivo(url)) ?? { publico: false, donos: new Set() };
      acesso.publico ||= publico;
      if (anuncio.usuario) acesso.donos.add(anuncio.usuario.id);
      indice.set(chaveDoArquivo(url), acesso);
    }
  }
  return indice;
};
