import { arquivosDe, linhaDoArquivo } from '@portal/contracts/anuncio/arquivos';
import type { SecaoDeConteudo } from '@portal/contracts/anuncio/campos';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { arquivos, type Midia } from '../../arquivo/service';
import { findAll } from '../../database/find-all';
import { hasPublished } from '../../database/has-published';
import { DRAFT, PUBLISHED } from '../../database/rows';
import { raizDe, type AnuncioRow, BANNER, CANTOR, MUSICA, RADIO } from '../ficha/linhas';
import {
  cantoresDoAnuncio,
  despublicarCantores,
  herdeiroDoCantor,
  publicarCantores,
} from './cantores-do-anuncio';

type Publicavel = typeof RADIO | typeof MUSICA | typeof CANTOR;
type Tipo = Publicavel | typeof BANNER;

interface Entrada {
  id: number;
  documentId: string;
}

/** What an ad brought along, in the order it is published: a song's singer before the song. */
const TIPOS_DO_CONTEUDO: Readonly<Record<TipoAnuncio, readonly Tipo[]>> = {
  radio: [RADIO],
  musica: [CANTOR, MUSICA],
  banner: [BANNER],
};

const midiasDe = (secao: SecaoDeConteudo): string[] =>
  arquivosDe(secao).flatMap((campo) => linhaDoArquivo(campo).coluna ?? []);

const MIDIAS: Readonly<Record<Tipo, readonly string[]>> = {
  [BANNER]: midiasDe('banner'),
  [RADIO]: midiasDe('radio'),
  [CANTOR]: midiasDe('cantor'),
  [MUSICA]: midiasDe('musica'),
};

const isPublicavel = (uid: Tipo): uid is Publicavel => uid !== BANNER;

/** The entries of one type that an ad brought, by their drafts. */
const entradasDe = <Row extends Entrada>(
  strapi: Core.Strapi,
  uid: Tipo,
  anuncio: number,
  populate: Record<string, unknown> = {},
): Promise<Row[]> =>
  findAll<Row>(strapi, uid, {
    select: ['documentId'],
    where: { anuncio: { id: anuncio }, ...(isPublicavel(uid) && DRAFT) },
    populate,
  });

/** The one entry of a type that an ad is about, or null when staff removed it. */
export const entradaDoAnuncio = async (
  strapi: Core.Strapi,
  uid: Exclude<Tipo, typeof CANTOR>,
  anuncio: AnuncioRow,
): Promise<Entrada | null> => (await entradasDe(strapi, uid, raizDe(anuncio)))[0] ?? null;

/** Types published for the ad itself. Singers are left out: they are published and unpublished with their songs. */
const publicaveisDe = ({ tipo }: Pick<AnuncioRow, 'tipo'>) =>
  TIPOS_DO_CONTEUDO[tipo].filter(isPublicavel).filter((uid) => uid !== CANTOR);

/** Publishes the content of an ad, with its present drafts. */
export const publicar = async (strapi: Core.Strapi, anuncio: AnuncioRow): Promise<void> => {
  if (anuncio.tipo === 'musica') await publicarCantores(strapi, raizDe(anuncio));
  for (const uid of publicaveisDe(anuncio))
    for (const { documentId } of await entradasDe(strapi, uid, raizDe(anuncio)))
      await strapi.documents(uid).publish({ documentId });
};

/** Unpublishes the content of an ad, but for a singer whom other songs still show. The drafts stay. */
export const despublicar = async (strapi: Core.Strapi, anuncio: AnuncioRow): Promise<void> => {
  const raiz = raizDe(anuncio);
  const cantores = anuncio.tipo === 'musica' ? await cantoresDoAnuncio(strapi, raiz) : [];
  for (const uid of publicaveisDe(anuncio))
    for (const { documentId } of await entradasDe(strapi, uid, raiz))
      await strapi.documents(uid).unpublish({ documentId });
  await despublicarCantores(strapi, raiz, cantores);
};

/** Whether the catalogue shows the song or radio an ad is about, should the ad run. */
export const isPublicado = async (strapi: Core.Strapi, anuncio: AnuncioRow): Promise<boolean> => {
  const where = { anuncio: { id: raizDe(anuncio) }, ...PUBLISHED };
  for (const uid of publicaveisDe(anuncio))
    if ((await strapi.db.query(uid).count({ where })) > 0) return true;
  return false;
};

/** Moves an entry to another ad, in its draft and in the published version. */
const passar = async (
  strapi: Core.Strapi,
  uid: Tipo,
  documentId: string,
  herdeiro: string,
): Promise<void> => {
  const data: object = { anuncio: herdeiro };
  await strapi.documents(uid).update({ documentId, data });
  if (isPublicavel(uid) && (await hasPublished(strapi, uid, documentId)))
    await strapi.documents(uid).publish({ documentId });
};

/** Inheritance: moves the content of an ad to one of its renewals, which becomes the root of the family. */
export const entregarConteudo = async (
  strapi: Core.Strapi,
  { id, tipo }: Pick<AnuncioRow, 'id' | 'tipo'>,
  herdeiro: string,
): Promise<void> => {
  for (const uid of TIPOS_DO_CONTEUDO[tipo])
    for (const { documentId } of await entradasDe(strapi, uid, id))
      await passar(strapi, uid, documentId, herdeiro);
};

/**
 * Inheritance: moves the singers an ad brought to another ad with a song of theirs, if there is one; from then on they
 * are published with that one.
 */
export const entregarCantores = async (
  strapi: Core.Strapi,
  { id, tipo }: Pick<AnuncioRow, 'id' | 'tipo'>,
): Promise<void> => {
  if (tipo !== 'musica') return;
  for (const { documentId } of await entradasDe(strapi, CANTOR, id)) {
    const herdeiro = await herdeiroDoCantor(strapi, documentId, id);
    if (herdeiro !== null) await passar(strapi, CANTOR, documentId, herdeiro);
  }
};

const OUTRAS_MUSICAS = (cantor: string, anuncio: number) => ({
  cantor: { documentId: cantor },
  $or: [{ anuncio: { id: { $ne: anuncio } } }, { anuncio: { id: { $null: true } } }],
});

const populateDe = (uid: Tipo) =>
  Object.fromEntries(MIDIAS[uid].map((campo) => [campo, { select: ['id', 'url'] }]));

type ComMidias = Entrada & Record<string, Midia | string | number | null | undefined>;

const midiasDaEntrada = (uid: Tipo, entrada: ComMidias): Midia[] =>
  MIDIAS[uid].flatMap((campo) => {
    const midia = entrada[campo];
    return typeof midia === 'object' && midia ? [midia] : [];
  });

/**
 * Takes what an ad leaves to staff out of everybody's reach: what is on the air no longer gets other addresses than the ad
 * showed it under.
 */
export const esconderArquivos = async (
  strapi: Core.Strapi,
  { id, tipo }: Pick<AnuncioRow, 'id' | 'tipo'>,
): Promise<void> => {
  const midias: Midia[] = [];
  const entradas = new Set<string>();
  for (const uid of TIPOS_DO_CONTEUDO[tipo].filter(isPublicavel))
    for (const entrada of await entradasDe<ComMidias>(strapi, uid, id, populateDe(uid))) {
      if (await hasPublished(strapi, uid, entrada.documentId)) continue;
      entradas.add(`${uid}:${entrada.id}`);
      midias.push(...midiasDaEntrada(uid, entrada));
    }
  await arquivos(strapi).trocarNomes(midias, entradas);
};

/**
 * Deletes the content of an ad and answers its files, which the caller removes; a singer who has songs from elsewhere
 * stays.
 */
export const apagarConteudo = async (
  strapi: Core.Strapi,
  { id, tipo }: Pick<AnuncioRow, 'id' | 'tipo'>,
): Promise<Midia[]> => {
  const midias: Midia[] = [];
  for (const uid of [...TIPOS_DO_CONTEUDO[tipo]].reverse()) {
    for (const entrada of await entradasDe<ComMidias>(strapi, uid, id, populateDe(uid))) {
      const { documentId } = entrada;
      const outras = uid === CANTOR ? { where: OUTRAS_MUSICAS(documentId, id) } : null;
      if (outras && (await strapi.db.query(MUSICA).count(outras)) > 0) continue;
      await strapi.documents(uid).delete({ documentId });
      midias.push(...midiasDaEntrada(uid, entrada));
    }
  }
  return midias;
};
