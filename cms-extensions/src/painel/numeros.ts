import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core, UID } from '@strapi/strapi';
import { listAnunciosEmExibicao } from '../anuncio/service';
import { DRAFT, PUBLISHED } from '../database/rows';
import { maisContados, totaisPorAlvo } from '../contador/service';

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
/** Songs that are gone stay counted: so many of the most played are looked for. */
const PROCURADAS = 3 * MAIS_OUVIDAS;

const listMusicas = async (strapi: Core.Strapi, where: object): Promise<LinhaDeMusica[]> =>
  // The query engine types no rows: these are the columns of `select` and `populate`.
  (await strapi.db.query('api::musica.musica').findMany({
    select: ['documentId', 'nome'],
    where: { ...DRAFT, ...where },
    populate: { cantor: { select: ['documentId', 'nome'] } },
  })) as LinhaDeMusica[];

/** The most played songs, drafts included. */
export const listMaisOuvidas = async (strapi: Core.Strapi): Promise<MusicaOuvida[]> => {
  let vez = 0;
  const primeiras = maisContados(
    await totaisPorAlvo(strapi, 'musica'),
    () => (vez += 1),
    PROCURADAS,
  );
  const ids = primeiras.map(({ alvo }) => alvo);
  const musicas = await listMusicas(strapi, { documentId: { $in: ids } });
  const porId = new Map(musicas.map((musica) => [musica.documentId, musica]));
  return primeiras
    .flatMap(({ alvo: id, total }) => {
      const musica = porId.get(id);
      return musica ? [{ id, nome: musica.nome, cantor: musica.cantor?.nome ?? null, total }] : [];
    })
    .slice(0, MAIS_OUVIDAS);
};

/** Plays of these entries, by public id, as a list of the panel shows them; a singer's are the sum of the songs'. */
export const execucoesDe = async (
  strapi: Core.Strapi,
  tipo: 'radio' | 'cantor' | 'musica',
  ids: readonly string[],
): Promise<Record<string, number>> => {
  const totais = await totaisPorAlvo(strapi, tipo === 'radio' ? 'radio' : 'musica');
  if (tipo !== 'cantor') return Object.fromEntries(ids.map((id) => [id, totais.get(id) ?? 0]));
  const somas = new Map(ids.map((id) => [id, 0]));
  for (const { documentId, cantor } of await listMusicas(strapi, {
    cantor: { documentId: { $in: ids } },
  }))
    if (cantor)
      somas.set(
        cantor.documentId,
        (somas.get(cantor.documentId) ?? 0) + (totais.get(documentId) ?? 0),
      );
  return Object.fromEntries(somas);
};
