import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { isEmExibicao } from '@portal/contracts/anuncio/vigencia';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { onePerPortal } from '../database/per-portal';
import type { PublicReads, View } from '../http/cached-reads/public-reads';
import { viewOf, viewOrLastOf } from '../http/cached-reads/shared-views';
import { radiosPublicas, TIPOS_DE_RADIO } from '../radio/service';

/** What can be counted today besides songs: what the public hears and sees. */
interface Alvos extends View {
  /** The stream's address of each radio, by its id. */
  radios: ReadonlyMap<string, string>;
  /** The owner of each running ad, null when it has lost its owner. */
  anuncios: ReadonlyMap<string, { dono: number | null }>;
}

interface AnuncioRow {
  id: number;
  situacao: number;
  data_inicio: DataCivil | null;
  data_vencimento: DataCivil | null;
  usuario?: { id: number } | null;
}

/**
 * Ads that run today. A renewal counts as an ad of its own: what is seen now is counted on the one that pays for it.
 */
const anunciosEmExibicao = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
): Promise<Alvos['anuncios']> => {
  const rows = await findAll<AnuncioRow>(strapi, 'api::anuncio.anuncio', {
    select: ['situacao', 'data_inicio', 'data_vencimento'],
    where: { situacao: AnuncioStatus.Ativo },
    populate: { usuario: { select: ['id'] } },
  });
  return new Map(
    rows
      .filter((row) => isEmExibicao({ ...row, status: row.situacao }, hoje))
      .map(({ id, usuario }) => [String(id), { dono: usuario?.id ?? null }]),
  );
};

const novos = (strapi: Core.Strapi): PublicReads<Alvos> => ({
  name: 'monitoramento',
  types: TIPOS_DE_RADIO,
  routes: [],
  build: async ({ hoje }) => ({
    radios: new Map((await radiosPublicas(strapi)).map(({ id, url }) => [id, url])),
    anuncios: await anunciosEmExibicao(strapi, hoje),
  }),
});

/** Cached index of what can be counted, as fresh as the public reads; it answers no address of its own. */
export const alvosReads = onePerPortal(novos);

/** What can be counted now. Rejects when the database is unavailable. */
export const alvosDe = (strapi: Core.Strapi): Alvos | Promise<Alvos> =>
  viewOf(strapi, alvosReads(strapi));

/** The same, or what could be counted before while somebody holds one of its tables. */
export const ultimosAlvosDe = (strapi: Core.Strapi): Promise<Alvos> =>
  viewOrLastOf(strapi, alvosReads(strapi));
