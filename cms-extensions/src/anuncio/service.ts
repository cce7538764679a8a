import type { AnuncioPublico } from '@portal/contracts/anuncio/anuncio-publico';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { FILE } from '../database/rows';
import { periodoEmExibicao, VIGENCIA } from '../database/vigencia';
import { findAnuncioRow, seAlcanca, type AnuncioRow, type Leitor } from './linhas';
import { type BannerRow, presentAnuncioPublico } from './presenter';

/** Types a running banner ad is made of. */
export const TIPOS_DE_ANUNCIO_PUBLICO = [
  'api::banner.banner',
  'api::anuncio.anuncio',
  'plugin::users-permissions.user',
  'plugin::upload.file',
] as const;

const ATIVO = { situacao: AnuncioStatus.Ativo };

/** Every banner ad that runs today, newest first (contract 3). A renewed banner is the ad that pays for today. */
export const listAnunciosEmExibicao = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
): Promise<AnuncioPublico[]> => {
  const rows = await findAll<BannerRow>(strapi, 'api::banner.banner', {
    select: ['titulo', 'resumo', 'url'],
    where: { $or: [{ anuncio: ATIVO }, { anuncio: { renovacoes: ATIVO } }] },
    populate: {
      imagem: FILE,
      anuncio: {
        select: VIGENCIA.select,
        populate: { ...VIGENCIA.populate, usuario: { select: ['username'] } },
      },
    },
  });
  return rows
    .flatMap((row) => {
      const id = row.anuncio && periodoEmExibicao(row.anuncio, hoje)?.id;
      return id ? [presentAnuncioPublico(id, row)] : [];
    })
    .sort((a, b) => b.id - a.id);
};

/** One ad, for its owner and for administrators. Throws 404. */
export const findAnuncioAlcancado = async (
  strapi: Core.Strapi,
  leitor: Leitor,
  id: number,
): Promise<AnuncioRow> => seAlcanca(leitor, await findAnuncioRow(strapi, id));
