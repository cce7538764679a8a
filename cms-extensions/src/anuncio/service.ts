import type { AnuncioPublico } from '@portal/contracts/anuncio/anuncio-publico';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { FILE } from '../database/rows';
import { isAnuncioEmExibicao, VIGENCIA } from '../database/vigencia';
import { type BannerRow, presentAnuncioPublico } from './presenter';

/** Types a running banner ad is made of. */
export const TIPOS_DE_ANUNCIO_PUBLICO = [
  'api::banner.banner',
  'api::anuncio.anuncio',
  'plugin::users-permissions.user',
  'plugin::upload.file',
] as const;

/** Every banner ad that runs today, newest first (contract 3). */
export const listAnunciosEmExibicao = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
): Promise<AnuncioPublico[]> => {
  const rows = await findAll<BannerRow>(strapi, 'api::banner.banner', {
    select: ['titulo', 'resumo', 'url'],
    where: { anuncio: { situacao: AnuncioStatus.Ativo } },
    populate: {
      imagem: FILE,
      anuncio: {
        select: ['id', ...VIGENCIA.select],
        populate: { usuario: { select: ['username'] } },
      },
    },
  });
  return rows
    .flatMap(({ anuncio, ...row }) =>
      anuncio && isAnuncioEmExibicao(anuncio, hoje)
        ? [presentAnuncioPublico({ ...row, anuncio })]
        : [],
    )
    .sort((a, b) => b.id - a.id);
};
