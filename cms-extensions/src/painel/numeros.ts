import type { Inicio } from '@portal/contracts/painel/respostas';
import { dataCivil } from '@portal/contracts/tempo/datas';
import type { Core, UID } from '@strapi/strapi';
import { listAnunciosEmExibicao } from '../anuncio/service';
import { tableNameOf } from '../database/knex';
import { DRAFT, PUBLISHED } from '../database/rows';
import { linkOf } from '../database/tables';
import { maisContados, totaisPorAlvo } from '../contador/service';
import type { Legiveis } from './legiveis';

const MUSICA = 'api::musica.musica';
const CANTOR = 'api::cantor.cantor';

/** How much of each kind the public finds now. */
export const contarNoAr = async (
  strapi: Core.Strapi,
  { veAnuncios }: { veAnuncios: boolean },
): Promise<Inicio['noAr']> => {
  const publicados = (uid: UID.Schema): Promise<number> =>
    strapi.db.query(uid).count({ where: PUBLISHED });
  return {
    radios: await publicados('api::radio.radio'),
    cantores: await publicados(CANTOR),
    musicas: await publicados(MUSICA),
    anuncios: veAnuncios
      ? (await listAnunciosEmExibicao(strapi, dataCivil(new Date()))).length
      : null,
  };
};

interface LinhaDeMusica {
  documentId: string;
  nome: string;
  cantor: { documentId: string; nome: string } | null;
}

const MAIS_OUVIDAS = 8;
/** Songs that are gone stay counted: so many of the most played are looked for. */
const PROCURADAS = 3 * MAIS_OUVIDAS;

const listMusicas = async (strapi: Core.Strapi, ids: readonly string[]): Promise<LinhaDeMusica[]> =>
  // The query engine types no rows: these are the columns of `select` and `populate`.
  (await strapi.db.query(MUSICA).findMany({
    select: ['documentId', 'nome'],
    where: { ...DRAFT, documentId: { $in: ids } },
    populate: { cantor: { select: ['documentId', 'nome'] } },
  })) as LinhaDeMusica[];

/** The most played songs that whoever asks may read, drafts included. */
export const listMaisOuvidas = async (
  strapi: Core.Strapi,
  { legiveis }: { legiveis: Legiveis },
): Promise<Inicio['maisOuvidas']> => {
  const so = await legiveis(MUSICA);
  const cantores = await legiveis(CANTOR);
  let vez = 0;
  const primeiras = maisContados(
    await totaisPorAlvo(strapi, 'musica'),
    (alvo) => (!so || so.has(alvo) ? (vez += 1) : undefined),
    PROCURADAS,
  );
  const musicas = await listMusicas(
    strapi,
    primeiras.map(({ alvo }) => alvo),
  );
  const porId = new Map(musicas.map((musica) => [musica.documentId, musica]));
  return primeiras
    .flatMap(({ alvo: id, total }) => {
      const musica = porId.get(id);
      if (!musica) return [];
      const { nome, cantor } = musica;
      const dito = cantor && (cantores?.has(cantor.documentId) ?? true);
      return [{ id, nome, cantor: dito ? cantor.nome : null, total }];
    })
    .slice(0, MAIS_OUVIDAS);
};

/** The songs of these singers, drafts included; by joins that begin with the singers, for of songs there are very many. */
const musicasDosCantores = async (
  strapi: Core.Strapi,
  ids: readonly string[],
): Promise<{ musica: string; cantor: string }[]> => {
  const { table, from, to } = linkOf(strapi, MUSICA, 'cantor');
  // knex types a select of named columns as any.
  return strapi.db
    .getConnection()
    .from({ cantor: tableNameOf(strapi, CANTOR) })
    .join({ link: table }, `link.${to}`, 'cantor.id')
    .join({ musica: tableNameOf(strapi, MUSICA) }, 'musica.id', `link.${from}`)
    .whereIn('cantor.document_id', ids)
    .whereNull('musica.published_at')
    .select({ musica: 'musica.document_id', cantor: 'cantor.document_id' });
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
  for (const { musica, cantor } of await musicasDosCantores(strapi, ids))
    somas.set(cantor, (somas.get(cantor) ?? 0) + (totais.get(musica) ?? 0));
  return Object.fromEntries(somas);
};
