import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { hasPublished } from '../database/has-published';
import { DRAFT, PUBLISHED } from '../database/rows';
import { terminou, VIGENCIA, type VigenciaRow } from '../database/vigencia';
import { CANTOR, MUSICA } from './tipos-do-conteudo';

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

/** Singers that some ad brought and this one shows: its own, and those its song is by. */
export const cantoresDoAnuncio = (strapi: Core.Strapi, anuncio: number): Promise<Cantor[]> =>
  findAll<Cantor>(strapi, CANTOR, {
    select: ['documentId'],
    where: { ...DE_ANUNCIO, $or: doAnuncio(anuncio) },
    populate: { anuncio: VIGENCIA },
  });

/** Rows of the singers to hold while an ad changes: those it shows, and the one it may show next. Staff's own are nobody's to pass on. */
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

/** Whether the portal shows a singer, or will when an ad of theirs begins: what ended counts from its last midnight on. */
export const isCantorNoAr = async (strapi: Core.Strapi, cantor: string): Promise<boolean> => {
  const [publicado] = await findAll<{ id: number; anuncio?: VigenciaRow | null }>(strapi, CANTOR, {
    select: [],
    where: { ...PUBLISHED, documentId: cantor },
    populate: { anuncio: VIGENCIA },
  });
  if (!publicado) return false;
  return !terminou(publicado.anuncio, dataCivil(new Date())) || temMusicaNoAr(strapi, cantor);
};

/** Shows an ad's own singer as it now is, and the one its song is by when its own ad no longer shows it. */
export const publicarCantores = async (strapi: Core.Strapi, anuncio: number): Promise<void> => {
  for (const { documentId, anuncio: deQuem } of await cantoresDoAnuncio(strapi, anuncio))
    if (deQuem.id === anuncio || !(await hasPublished(strapi, CANTOR, documentId)))
      await strapi.documents(CANTOR).publish({ documentId });
};

/** Takes off the air the singers an ad showed, once its songs left it, but those that another song or ad still shows. */
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

/** The ad that a singer passes to when the one that brought it goes: of those with a song by it one that runs or will, the newest; null when there is none. */
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
