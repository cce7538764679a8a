import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { isPublico, VIGENCIA_COLUMNS } from '../anuncio/rules';
import { findAll } from '../database/find-all';
import { FILE, PUBLISHED } from '../database/rows';
import type { MusicaRow } from './presenter';

/** Types a public song is made of. */
export const TIPOS_DE_MUSICA = [
  'api::musica.musica',
  'api::anuncio.anuncio',
  'plugin::upload.file',
] as const;

/** Songs the public may hear today, newest first, by the id of their singer (contract 3). One without a singer is nobody's. */
export const musicasPublicasPorCantor = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
): Promise<Map<string, MusicaRow[]>> => {
  const rows = await findAll<MusicaRow>(strapi, 'api::musica.musica', {
    select: ['documentId', 'nome', 'createdAt'],
    where: PUBLISHED,
    populate: {
      audio: FILE,
      foto: FILE,
      cantor: { select: ['documentId'] },
      anuncio: { select: VIGENCIA_COLUMNS },
    },
  });
  const porCantor = new Map<string, MusicaRow[]>();
  for (const row of rows.sort(newestFirst)) {
    if (!row.cantor || !isPublico(row.anuncio, hoje)) continue;
    const id = row.cantor.documentId;
    porCantor.set(id, [...(porCantor.get(id) ?? []), row]);
  }
  return porCantor;
};

const newestFirst = (a: MusicaRow, b: MusicaRow): number =>
  new Date(b.createdAt).getTime() - new Date(a.createdAt).getTime() || b.id - a.id;
