import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { BANNER, MUSICA, RADIO } from './conteudo-do-anuncio';
import { listAnuncioRows, type AnuncioRow } from './linhas';
import {
  presentAnuncio,
  type BannerDoAnuncio,
  type ConteudoDoAnuncio,
  type MusicaDoAnuncio,
  type RadioDoAnuncio,
} from './presenter-do-anuncio';

const MIDIA = { select: ['id', 'url'] };
const DO_ANUNCIO = { select: ['id'] };
const RASCUNHO = { publishedAt: { $null: true } };
const REDES = ['rede_social_1', 'rede_social_2', 'rede_social_3', 'rede_social_4'];

type Onde = Record<string, unknown>;

const listBanners = (strapi: Core.Strapi, anuncio: Onde): Promise<BannerDoAnuncio[]> =>
  findAll<BannerDoAnuncio>(strapi, BANNER, {
    select: ['titulo', 'resumo', 'url'],
    where: { anuncio },
    populate: { imagem: MIDIA, anuncio: DO_ANUNCIO },
  });

const listRadios = (strapi: Core.Strapi, anuncio: Onde): Promise<RadioDoAnuncio[]> =>
  findAll<RadioDoAnuncio>(strapi, RADIO, {
    select: [
      ...['documentId', 'nome_radio', 'slogan', 'tags', 'endereco', 'url', 'email', 'telefone'],
      ...REDES,
    ],
    where: { anuncio, ...RASCUNHO },
    populate: { imagem: MIDIA, anuncio: DO_ANUNCIO },
  });

const listMusicas = (strapi: Core.Strapi, anuncio: Onde): Promise<MusicaDoAnuncio[]> =>
  findAll<MusicaDoAnuncio>(strapi, MUSICA, {
    select: ['documentId', 'nome', 'createdAt'],
    where: { anuncio, ...RASCUNHO },
    populate: {
      audio: MIDIA,
      foto: MIDIA,
      anuncio: DO_ANUNCIO,
      cantor: { select: ['documentId', 'nome'], populate: { foto: MIDIA } },
    },
  });

const porAnuncio = <Row extends { anuncio?: { id: number } | null }>(
  rows: readonly Row[],
): Map<number, Row> => new Map(rows.flatMap((row) => (row.anuncio ? [[row.anuncio.id, row]] : [])));

/** What ads of a type are about, by ad. Only that type's table is read. */
const conteudos = async (
  strapi: Core.Strapi,
  onde: Onde,
  tipos: readonly TipoAnuncio[],
): Promise<(anuncio: number) => ConteudoDoAnuncio> => {
  const banners = tipos.includes('banner') ? porAnuncio(await listBanners(strapi, onde)) : null;
  const radios = tipos.includes('radio') ? porAnuncio(await listRadios(strapi, onde)) : null;
  const musicas = tipos.includes('musica') ? porAnuncio(await listMusicas(strapi, onde)) : null;
  return (anuncio) => ({
    banner: banners?.get(anuncio),
    radio: radios?.get(anuncio),
    musica: musicas?.get(anuncio),
  });
};

/** Ads that fit, as their owner and administrators read them, newest first (contract 5). */
export const listAnuncios = async (strapi: Core.Strapi, onde: Onde): Promise<Anuncio[]> => {
  const rows = await listAnuncioRows(strapi, onde);
  const tipos = [...new Set(rows.map(({ tipo }) => tipo))];
  const conteudoDe = await conteudos(strapi, onde, tipos);
  return rows.map((row) => presentAnuncio(row, conteudoDe(row.id))).reverse();
};

/** What one ad is about, with the files it uses. */
export const conteudoDe = async (
  strapi: Core.Strapi,
  { id, tipo }: Pick<AnuncioRow, 'id' | 'tipo'>,
): Promise<ConteudoDoAnuncio> => (await conteudos(strapi, { id }, [tipo]))(id);
