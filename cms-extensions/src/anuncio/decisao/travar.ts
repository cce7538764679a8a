import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../../database/knex';
import { transaction } from '../../database/transaction';
import { Refusal } from '../../http/refusal';
import { listCantoresParaTravar } from '../conteudo/cantores-do-anuncio';
import {
  ANUNCIO,
  findAnuncioRow,
  listFamilia,
  raizDe,
  type AnuncioRow,
  CANTOR,
} from '../ficha/linhas';

/**
 * Optimistic retry: while this transaction waited for its locks, another may have added rows to the family; it then
 * starts again.
 */
const TENTATIVAS = 5;

class MudouNoMeio extends Error {}

/** Rows a change of an ad may write, or whose foreign keys it takes. */
interface Alvos {
  anuncio: AnuncioRow | null;
  cantores: readonly number[];
  anuncios: readonly number[];
}

const alvosDe = async (
  strapi: Core.Strapi,
  id: number,
  cantor: string | undefined,
): Promise<Alvos> => {
  const anuncio = await findAnuncioRow(strapi, id);
  if (!anuncio) return { anuncio, cantores: [], anuncios: [] };
  const familia = await listFamilia(strapi, anuncio);
  return {
    anuncio,
    cantores:
      anuncio.tipo === 'musica'
        ? await listCantoresParaTravar(strapi, raizDe(anuncio), cantor)
        : [],
    anuncios: familia.map((um) => um.id),
  };
};

const travarLinhas = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: typeof ANUNCIO | typeof CANTOR,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length > 0)
    await tableOf(strapi, uid, trx).whereIn('id', ids).orderBy('id').forUpdate().select('id');
};

/**
 * Lock order of everything that writes ads, which keeps deadlocks out: first the singers that ads brought and this one
 * shows, then the ad with its whole family, each by id. Singers come first because moving one writes a link whose
 * foreign key locks another ad's row. SQLite has one writer anyway.
 */
const travar = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  id: number,
  cantor: string | undefined,
): Promise<AnuncioRow | null> => {
  const vistos = await alvosDe(strapi, id, cantor);
  await travarLinhas(strapi, trx, CANTOR, vistos.cantores);
  await travarLinhas(strapi, trx, ANUNCIO, vistos.anuncios);
  const agora = await alvosDe(strapi, id, cantor);
  const presos =
    agora.cantores.every((um) => vistos.cantores.includes(um)) &&
    agora.anuncios.every((um) => vistos.anuncios.includes(um));
  if (!presos) throw new MudouNoMeio();
  return agora.anuncio;
};

/**
 * Runs work in one transaction with these rows locked; `trabalho` gets null when the ad is not there. `cantor`: a
 * singer the work gives to the ad's song.
 */
export const comTravas = async <T>(
  strapi: Core.Strapi,
  id: number,
  trabalho: (anuncio: AnuncioRow | null) => Promise<T>,
  cantor?: string,
): Promise<T> => {
  for (let vez = 1; ; vez += 1) {
    try {
      return await transaction(strapi, async (trx) =>
        trabalho(await travar(strapi, trx, id, cantor)),
      );
    } catch (erro) {
      if (!(erro instanceof MudouNoMeio)) throw erro;
      if (vez === TENTATIVAS) throw new Refusal(503, { retryAfter: 1 });
    }
  }
};

/**
 * Locks the singer of a new song before anything else is written, in the one lock order: it is neither moved nor
 * deleted meanwhile.
 */
export const travarCantor = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  cantor: string,
): Promise<void> => {
  await travarLinhas(strapi, trx, CANTOR, await listCantoresParaTravar(strapi, null, cantor));
};
