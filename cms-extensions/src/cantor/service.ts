import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { isPublico, VIGENCIA_COLUMNS } from '../anuncio/rules';
import { findAll } from '../database/find-all';
import { FILE, PUBLISHED } from '../database/rows';
import { totaisPorAlvo } from '../monitoramento/service';
import { musicasPublicasPorCantor, TIPOS_DE_MUSICA } from '../musica/service';
import { byName } from '../texto/by-name';
import { type CantorRow, presentCantor } from './presenter';

/** Types a public singer is made of. */
export const TIPOS_DE_CANTOR = [
  'api::cantor.cantor',
  'api::contador.contador',
  ...TIPOS_DE_MUSICA,
] as const;

/** Every singer the public sees today, by name (contract 3). */
export const listCantoresPublicos = async (
  strapi: Core.Strapi,
  hoje: DataCivil,
): Promise<Cantor[]> => {
  const rows = await findAll<CantorRow>(strapi, 'api::cantor.cantor', {
    select: ['documentId', 'nome', 'slogan', 'segmento', 'sobre'],
    where: PUBLISHED,
    populate: { foto: FILE, anuncio: { select: VIGENCIA_COLUMNS } },
  });
  const musicas = await musicasPublicasPorCantor(strapi, hoje);
  const acessos = await totaisPorAlvo(strapi, 'musica');
  return rows
    .filter((row) => isPublico(row.anuncio, hoje))
    .map((row) => presentCantor(row, musicas.get(row.documentId) ?? [], acessos))
    .sort(byName((cantor) => cantor.nome));
};

/** Most played first; the list by name decides ties (contract 3). */
export const maisTocadosPrimeiro = (porNome: readonly Cantor[]): Cantor[] =>
  [...porNome].sort((a, b) => b.total_acessos - a.total_acessos);
