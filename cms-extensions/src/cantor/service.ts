import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { FILE, PUBLISHED } from '../database/rows';
import { isPublico, VIGENCIA } from '../database/vigencia';
import { totaisPorAlvo } from '../monitoramento/service';
import { listMusicasPublicas, TIPOS_DE_MUSICA } from '../musica/service';
import { byName } from '../texto/by-name';
import { type CantorRow, presentCantor, presentCantorDaMusica } from './presenter';

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
    populate: { foto: FILE, anuncio: VIGENCIA },
  });
  const publicos = rows.filter((row) => isPublico(row.anuncio, hoje));
  const musicas = await listMusicasPublicas(strapi, hoje, publicos.map(presentCantorDaMusica));
  const acessos = await totaisPorAlvo(strapi, 'musica');
  return publicos
    .map((row) => presentCantor(row, musicas.get(row.documentId) ?? [], acessos))
    .sort(byName((cantor) => cantor.nome));
};

/** Most played first; the list by name decides ties (contract 3). */
export const maisTocadosPrimeiro = (porNome: readonly Cantor[]): Cantor[] =>
  [...porNome].sort((a, b) => b.total_acessos - a.total_acessos);

/** Every song of these singers, most played first, ties by name: what the page of songs shows. */
export const listMusicasTocadas = async (
  strapi: Core.Strapi,
  cantores: readonly Cantor[],
): Promise<MusicaTocada[]> => {
  const acessos = await totaisPorAlvo(strapi, 'musica');
  return cantores
    .flatMap(({ segmento, musicas }) =>
      musicas.map((musica) => ({
        ...musica,
        segmento,
        total_acessos: acessos.get(musica.id) ?? 0,
      })),
    )
    .sort(byName((musica) => musica.nome))
    .sort((a, b) => b.total_acessos - a.total_acessos);
};
