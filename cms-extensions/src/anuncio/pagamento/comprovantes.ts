import type { Comprovante } from '@portal/contracts/anuncio/anuncio';
import type { Core } from '@strapi/strapi';
import { arquivos } from '../../arquivo/service';
import { findAll, findOne } from '../../database/find-all';
import { toIso } from '../../database/instant';
import { tableNameOf } from '../../database/knex';
import { mudarStatus } from '../decisao/status';
import type { Autor } from '../ficha/historico';
import { urlDoComprovante, ANUNCIO, findAnuncioRow, type AnuncioRow } from '../ficha/linhas';

const COMPROVANTE = 'api::comprovante.comprovante';

interface ComprovanteRow {
  id: number;
  anuncio_id: number;
  arquivo: string;
  enviado_em: string | Date;
}

const listRows = (strapi: Core.Strapi, anuncio_id: number): Promise<ComprovanteRow[]> =>
  findAll<ComprovanteRow>(strapi, COMPROVANTE, {
    select: ['anuncio_id', 'arquivo', 'enviado_em'],
    where: { anuncio_id },
  });

/** Every proof an ad ever got, newest first (contrato 5). */
export const listDoAnuncio = async (
  strapi: Core.Strapi,
  anuncio: number,
): Promise<Comprovante[]> => {
  const rows = await listRows(strapi, anuncio);
  return rows.reverse().map(({ arquivo, enviado_em }) => ({
    path_comprovante: urlDoComprovante(arquivo),
    enviado_em: toIso(enviado_em) ?? '',
  }));
};

/** The ad a stored proof belongs to, or null. */
export const anuncioDoComprovante = async (
  strapi: Core.Strapi,
  arquivo: string,
): Promise<AnuncioRow | null> => {
  const row = await findOne<{ anuncio_id: number }>(strapi, COMPROVANTE, {
    select: ['anuncio_id'],
    where: { arquivo },
  });
  return row && findAnuncioRow(strapi, row.anuncio_id);
};

/** Makes a stored file the newest proof of its ad, beside those it has; in the caller's transaction. */
export const guardarComprovante = async (
  strapi: Core.Strapi,
  anuncio_id: number,
  arquivo: string,
  enviado_em: Date,
): Promise<void> => {
  await strapi.db
    .query(ANUNCIO)
    .update({ where: { id: anuncio_id }, data: { comprovante: arquivo, enviado_em } });
  await strapi.db.query(COMPROVANTE).create({ data: { anuncio_id, arquivo, enviado_em } });
};

/** Takes an ad's proofs away with the ad, in its transaction; the files once that is committed. */
export const apagarComprovantes = async (
  strapi: Core.Strapi,
  { id, comprovante }: Pick<AnuncioRow, 'id' | 'comprovante'>,
): Promise<void> => {
  const nomes = (await listRows(strapi, id)).map(({ arquivo }) => arquivo);
  for (const nome of new Set([...nomes, ...(comprovante ? [comprovante] : [])]))
    await arquivos(strapi).apagarDepois(urlDoComprovante(nome));
  await strapi.db.query(COMPROVANTE).deleteMany({ where: { anuncio_id: id } });
};

/** Names of every proof kept; also of one that an instance of the version before this has just taken. */
export const listComprovantes = async (strapi: Core.Strapi): Promise<string[]> => {
  const rows = await findAll<ComprovanteRow>(strapi, COMPROVANTE, { select: ['arquivo'] });
  const dosAnuncios = await findAll<{ id: number; comprovante: string }>(strapi, ANUNCIO, {
    select: ['comprovante'],
    where: { comprovante: { $notNull: true } },
  });
  return [
    ...rows.map(({ arquivo }) => arquivo),
    ...dosAnuncios.map(({ comprovante }) => comprovante),
  ];
};

/**
 * Puts the proof of each ad among its proofs where it is not: portals kept only the newest, on the ad itself. Call in
 * `bootstrap`; instances of the version before this may still write so beside a new one.
 */
export const completarComprovantes = async (strapi: Core.Strapi): Promise<void> => {
  const [anuncios, comprovantes] = [tableNameOf(strapi, ANUNCIO), tableNameOf(strapi, COMPROVANTE)];
  await strapi.db.connection.raw(
    `insert into ?? (anuncio_id, arquivo, enviado_em, created_at, updated_at, published_at)
     select a.id, a.comprovante, coalesce(a.enviado_em, a.updated_at), a.updated_at, a.updated_at, a.updated_at
     from ?? a where a.comprovante is not null
       and not exists (select 1 from ?? c where c.arquivo = a.comprovante)
     order by a.id on conflict do nothing`,
    [comprovantes, anuncios, comprovantes],
  );
};

/**
 * Keeps a stored proof with its ad, beside those that came before, and moves the ad to the decision (contrato 5). In the
 * caller's transaction; throws 409 beyond status 0.
 */
export const receberComprovante = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  { url }: { url: string },
  por: Autor,
): Promise<void> => {
  await mudarStatus(strapi, anuncio, { evento: { nome: 'comprovante' }, por });
  const arquivo = url.slice(url.lastIndexOf('/') + 1);
  await guardarComprovante(strapi, anuncio.id, arquivo, new Date());
};
