import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMPOS } from '@portal/contracts/anuncio/campos';
import { AnuncioStatus, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { colunasDe } from '@portal/contracts/anuncio/tabela';
import type { Core } from '@strapi/strapi';
import { inBatches } from '../../database/batches';
import { findAll } from '../../database/find-all';
import { DRAFT, SOM } from '../../database/rows';
import { linkOf } from '../../database/tables';
import { asPartOf } from '../../database/transaction';
import { Refusal } from '../../http/refusal';
import { COLUNAS_DA_MUSICA } from '../../musica/service';
import { ultimasRecusas } from '../ficha/historico';
import {
  findAnuncioRow,
  raizDe,
  type AnuncioRow,
  type Leitor,
  BANNER,
  MUSICA,
  RADIO,
} from '../ficha/linhas';
import {
  presentAnuncio,
  type BannerDoAnuncio,
  type ConteudoDoAnuncio,
  type MusicaDoAnuncio,
  type RadioDoAnuncio,
} from './presenter';

const MIDIA = { select: ['id', 'url'] };
const DO_ANUNCIO = { select: ['id'] };

const listBanners = (strapi: Core.Strapi, onde: { id: object }): Promise<BannerDoAnuncio[]> =>
  findAll<BannerDoAnuncio>(strapi, BANNER, {
    select: colunasDe(CAMPOS.banner),
    where: onde,
    populate: { imagem: MIDIA, anuncio: DO_ANUNCIO },
  });

const listRadios = (strapi: Core.Strapi, onde: { id: object }): Promise<RadioDoAnuncio[]> =>
  findAll<RadioDoAnuncio>(strapi, RADIO, {
    select: ['documentId', 'slug', ...colunasDe(CAMPOS.radio)],
    where: { ...onde, ...DRAFT },
    populate: { imagem: MIDIA, anuncio: DO_ANUNCIO },
  });

const listMusicas = (strapi: Core.Strapi, onde: { id: object }): Promise<MusicaDoAnuncio[]> =>
  findAll<MusicaDoAnuncio>(strapi, MUSICA, {
    select: COLUNAS_DA_MUSICA,
    where: { ...onde, ...DRAFT },
    populate: {
      audio: { select: ['id', ...SOM.select] },
      foto: MIDIA,
      anuncio: DO_ANUNCIO,
      cantor: { select: ['documentId', 'nome'], populate: { foto: MIDIA } },
    },
  });

const UID = { banner: BANNER, radio: RADIO, musica: MUSICA } as const;

/** Asked of the relation's own table: through the ad, SQLite would read every content in the order of its id. */
const idsDosConteudos = async (
  strapi: Core.Strapi,
  uid: (typeof UID)[TipoAnuncio],
  anuncios: readonly number[],
): Promise<number[]> => {
  const { table, from, to } = linkOf(strapi, uid, 'anuncio');
  return await asPartOf(strapi, (trx) => {
    const consulta = strapi.db.getConnection(table).whereIn(to, [...anuncios]);
    return (trx ? consulta.transacting(trx) : consulta).pluck<number[]>(from);
  });
};

/** What ads of one type are about, by the ad that brought it. */
const conteudosDoTipo = async (
  strapi: Core.Strapi,
  tipo: TipoAnuncio,
  raizes: readonly number[],
): Promise<[number, ConteudoDoAnuncio][]> => {
  const pares: [number, ConteudoDoAnuncio][] = [];
  for (const lote of inBatches(raizes)) {
    const onde = { id: { $in: await idsDosConteudos(strapi, UID[tipo], lote) } };
    const guardar = <Row extends { anuncio?: { id: number } | null }>(
      rows: readonly Row[],
      comoConteudo: (row: Row) => ConteudoDoAnuncio,
    ): void => {
      for (const row of rows) if (row.anuncio) pares.push([row.anuncio.id, comoConteudo(row)]);
    };
    if (tipo === 'banner') guardar(await listBanners(strapi, onde), (banner) => ({ banner }));
    else if (tipo === 'radio') guardar(await listRadios(strapi, onde), (radio) => ({ radio }));
    else guardar(await listMusicas(strapi, onde), (musica) => ({ musica }));
  }
  return pares;
};

/** Stored ads as their owner and administrators read them, in the order given (contrato 5). */
export const apresentar = async (
  strapi: Core.Strapi,
  leitor: Leitor,
  rows: readonly AnuncioRow[],
): Promise<Anuncio[]> => {
  const porRaiz = new Map<number, ConteudoDoAnuncio>();
  for (const tipo of new Set(rows.map((row) => row.tipo))) {
    const raizes = [...new Set(rows.filter((row) => row.tipo === tipo).map(raizDe))];
    for (const [raiz, conteudo] of await conteudosDoTipo(strapi, tipo, raizes))
      porRaiz.set(raiz, conteudo);
  }
  const parados = rows.filter(({ situacao }) => situacao === AnuncioStatus.NaoAprovado);
  const recusas = await ultimasRecusas(
    strapi,
    parados.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentAnuncio(row, porRaiz.get(raizDe(row)) ?? {}, leitor, recusas.get(row.id)),
  );
};

/** One ad as this reader, its owner or an administrator, reads it. Throws 404. */
export const lerAnuncio = async (
  strapi: Core.Strapi,
  leitor: Leitor,
  id: number,
): Promise<Anuncio> => {
  const row = await findAnuncioRow(strapi, id);
  const [anuncio] = row ? await apresentar(strapi, leitor, [row]) : [];
  if (!anuncio) throw new Refusal(404);
  return anuncio;
};

/** What one ad is about, with the files it uses. */
export const conteudoDe = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
): Promise<ConteudoDoAnuncio> =>
  (await conteudosDoTipo(strapi, anuncio.tipo, [raizDe(anuncio)]))[0]?.[1] ?? {};
