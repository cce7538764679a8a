import { terminou, type VigenciaRow } from '@portal/contracts/anuncio/vigencia';
import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../../database/find-all';
import { hasPublished } from '../../database/has-published';
import { VIGENCIA, DRAFT, PUBLISHED } from '../../database/rows';
import { CANTOR, MUSICA } from '../ficha/linhas';

interface Cantor {
  id: number;
  documentId: string;
  /** The ad that brought the singer. */
  anuncio: VigenciaRow & { id: number };
}

interface Musica {
  id: number;
  anuncio?: (VigenciaRow & { id: number; documentId: string }) | null;
}

const COM_ANUNCIO = {
  anuncio: { ...VIGENCIA, select: ['documentId', ...VIGENCIA.select] },
};

const DE_ANUNCIO = { ...DRAFT, anuncio: { id: { $notNull: true } } };
const doAnuncio = (anuncio: number) => [
  { anuncio: { id: anuncio } },
  { musicas: { anuncio: { id: anuncio } } },
];

/**
 * Singers of this ad: those it brought, and those its songs are by that another ad brought. Staff's own are not among
 * them.
 */
export const cantoresDoAnuncio = (strapi: Core.Strapi, anuncio: number): Promise<Cantor[]> =>
  findAll<Cantor>(strapi, CANTOR, {
    select: ['documentId'],
    where: { ...DE_ANUNCIO, $or: doAnuncio(anuncio) },
    populate: { anuncio: VIGENCIA },
  });

/**
 * Ids to lock while an ad changes: the singers it shows, and the one it may show next. Staff's own are left out: no ad
 * owns them, so none is ever handed on.
 */
export const listCantoresParaTravar = async (
  strapi: Core.Strapi,
  anuncio: number | null,
  proximo: string | undefined,
): Promise<number[]> => {
  const quais = [
    ...(anuncio === null ? [] : doAnuncio(anuncio)),
    ...(proximo === undefined ? [] : [{ documentId: proximo }]),
  ];
  const where = { ...DE_ANUNCIO, $or: quais };
  const rows = await findAll<{ id: number }>(strapi, CANTOR, { select: [], where });
  return rows.map(({ id }) => id);
};

/** Whether a song of this singer is on the air, or will be when its ad begins. */
export const temMusicaNoAr = async (strapi: Core.Strapi, cantor: string): Promise<boolean> => {
  const hoje = dataCivil(new Date());
  const musicas = await findAll<Musica>(strapi, MUSICA, {
    select: [],
    where: { ...PUBLISHED, cantor: { documentId: cantor } },
    populate: COM_ANUNCIO,
  });
  return musicas.some((musica) => !terminou(musica.anuncio, hoje));
};

/**
 * Whether the portal shows a singer, or will once an ad of theirs begins. An ended ad counts as gone from midnight on,
 * before the job that unpublishes has run.
 */
export const isCantorNoAr = async (strapi: Core.Strapi, cantor: string): Promise<boolean> => {
  const [publicado] = await findAll<{ id: number; anuncio?: VigenciaRow | null }>(strapi, CANTOR, {
    select: [],
    where: { ...PUBLISHED, documentId: cantor },
    populate: { anuncio: VIGENCIA },
  });
  if (!publicado) return false;
  return !terminou(publicado.anuncio, dataCivil(new Date())) || temMusicaNoAr(strapi, cantor);
};

/**
 * Publishes the singer the ad brought, with its present draft; and the singer of its song whom another ad brought,
 * unless already published.
 */
export const publicarCantores = async (strapi: Core.Strapi, anuncio: number): Promise<void> => {
  for (const { documentId, anuncio: deQuem } of await cantoresDoAnuncio(strapi, anuncio))
    if (deQuem.id === anuncio || !(await hasPublished(strapi, CANTOR, documentId)))
      await strapi.documents(CANTOR).publish({ documentId });
};

/** Unpublishes the singers an ad showed, after its songs; whoever another song or ad still shows stays. */
export const despublicarCantores = async (
  strapi: Core.Strapi,
  anuncio: number,
  cantores: readonly Cantor[],
): Promise<void> => {
  const hoje = dataCivil(new Date());
  for (const { documentId, anuncio: deQuem } of cantores) {
    const deOutro = deQuem.id !== anuncio && !terminou(deQuem, hoje);
    if (deOutro || (await temMusicaNoAr(strapi, documentId))) continue;
    await strapi.documents(CANTOR).unpublish({ documentId });
  }
};

/**
 * Inheritance: the ad that takes a singer over when the one that brought it is deleted. The newest ad with a song of
 * theirs that runs or will run, else the newest; null when there is none.
 */
export const herdeiroDoCantor = async (
  strapi: Core.Strapi,
  cantor: string,
  anuncio: number,
): Promise<string | null> => {
  const hoje = dataCivil(new Date());
  const musicas = await findAll<Musica>(strapi, MUSICA, {
    select: [],
    where: { ...DRAFT, cantor: { documentId: cantor }, anuncio: { id: { $ne: anuncio } } },
    populate: COM_ANUNCIO,
  });
  const outros = musicas.flatMap(({ anuncio: outro }) => outro ?? []);
  return (outros.findLast((outro) => !terminou(outro, hoje)) ?? outros.at(-1))?.documentId ?? null;
};
