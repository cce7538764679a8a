import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import type { AnuncioRow } from './linhas';

export const BANNER = 'api::banner.banner';
export const RADIO = 'api::radio.radio';
export const MUSICA = 'api::musica.musica';
export const CANTOR = 'api::cantor.cantor';

interface Entrada {
  id: number;
  documentId: string;
}

type Publicavel = typeof RADIO | typeof MUSICA | typeof CANTOR;

/** The drafts an ad brought along, in the order they are published: a song's singer before the song. */
const TIPOS_PUBLICAVEIS: Readonly<Record<TipoAnuncio, readonly Publicavel[]>> = {
  radio: [RADIO],
  musica: [CANTOR, MUSICA],
  banner: [],
};

/** The entry of one type that belongs to an ad, by its draft. */
const entradasDe = (
  strapi: Core.Strapi,
  uid: Publicavel | typeof BANNER,
  anuncio: number,
): Promise<Entrada[]> =>
  findAll<Entrada>(strapi, uid, {
    select: ['documentId'],
    where: {
      anuncio: { id: anuncio },
      ...(uid === BANNER ? {} : { publishedAt: { $null: true } }),
    },
  });

/** The one entry of a type that an ad is about, or null when staff removed it. */
export const entradaDoAnuncio = async (
  strapi: Core.Strapi,
  uid: typeof RADIO | typeof MUSICA | typeof BANNER,
  anuncio: number,
): Promise<Entrada | null> => (await entradasDe(strapi, uid, anuncio))[0] ?? null;

/** Shows to the public what an ad brought along, as it now is. */
export const publicar = async (
  strapi: Core.Strapi,
  { id, tipo }: Pick<AnuncioRow, 'id' | 'tipo'>,
): Promise<void> => {
  for (const uid of TIPOS_PUBLICAVEIS[tipo])
    for (const { documentId } of await entradasDe(strapi, uid, id))
      await strapi.documents(uid).publish({ documentId });
};

/** Takes off the air what an ad brought along. The drafts stay. */
export const despublicar = async (
  strapi: Core.Strapi,
  { id, tipo }: Pick<AnuncioRow, 'id' | 'tipo'>,
): Promise<void> => {
  for (const uid of [...TIPOS_PUBLICAVEIS[tipo]].reverse())
    for (const { documentId } of await entradasDe(strapi, uid, id))
      await strapi.documents(uid).unpublish({ documentId });
};

const OUTRAS_MUSICAS = (cantor: string, anuncio: number) => ({
  cantor: { documentId: cantor },
  $or: [{ anuncio: { id: { $ne: anuncio } } }, { anuncio: { id: { $null: true } } }],
});

/** Removes what an ad brought along; a singer who has songs from elsewhere stays. Files are the caller's matter. */
export const apagarConteudo = async (
  strapi: Core.Strapi,
  { id, tipo }: Pick<AnuncioRow, 'id' | 'tipo'>,
): Promise<void> => {
  const tipos: readonly (Publicavel | typeof BANNER)[] =
    tipo === 'banner' ? [BANNER] : [...TIPOS_PUBLICAVEIS[tipo]].reverse();
  for (const uid of tipos)
    for (const { documentId } of await entradasDe(strapi, uid, id)) {
      if (
        uid === CANTOR &&
        (await strapi.db.query(MUSICA).count({ where: OUTRAS_MUSICAS(documentId, id) })) > 0
      )
        continue;
      await strapi.documents(uid).delete({ documentId });
    }
};
