import type { AnuncioPublico } from '@portal/contracts/anuncio/anuncio-publico';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import { PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { findAll } from '../database/find-all';
import { FILE } from '../database/rows';
import { periodoEmExibicao, VIGENCIA } from '../database/vigencia';
import { excluirAnuncio } from './excluir';
import { apagarComprovantesAntigos } from './comprovantes-antigos';
import { arquivosDoAnuncio, copiarAnuncios, type AnuncioCopiado } from './copia-para-o-dono';
import { esquecerAutor, type Autor } from './historico';
import { findAnuncioRow, listAnuncioRows, seAlcanca, type AnuncioRow, type Leitor } from './linhas';
import { type BannerRow, presentAnuncioPublico } from './presenter';

/** Types a running banner ad is made of. */
export const TIPOS_DE_ANUNCIO_PUBLICO = [
  'api::banner.banner',
  'api::anuncio.anuncio',
  'plugin::users-permissions.user',
  'plugin::upload.file',
] as const;

const ATIVO = { situacao: AnuncioStatus.Ativo };

/** Every banner ad that runs today, newest first (contrato 3). A renewed banner is the ad that pays for today. */
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
      // An ad without an owner is not shown: nobody could answer for it.
      const id = row.anuncio?.usuario && periodoEmExibicao(row.anuncio, hoje)?.id;
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

/**
 * Author of the deletions of a closed account: as an administrator, because owners may not delete approved ads
 * themselves.
 */
const ADMINISTRACAO = {
  id: 0,
  usuario: 'Administração',
  permissao: PERMISSAO_ADMINISTRADOR,
} as const;

/** Deletes every ad of an account with all they brought, and takes the person out of every ad's history. Call inside a transaction. */
export const excluirAnunciosDaConta = async (strapi: Core.Strapi, id: number): Promise<void> => {
  const anuncios = await listAnuncioRows(strapi, { usuario: { id } });
  // The newest first: a renewal goes before what it renews, which then has nobody to hand its content to.
  for (const anuncio of anuncios.reverse())
    await excluirAnuncio(strapi, ADMINISTRACAO, anuncio.id, { tudo: true });
  const ids = anuncios.map((anuncio) => anuncio.id);
  await esquecerAutor(strapi, id, ids);
};

/** What an account's owner takes away of their ads (contrato 4). */
export const copiaDosAnuncios = (strapi: Core.Strapi) => ({
  copiar: (dono: Autor): Promise<AnuncioCopiado[]> => copiarAnuncios(strapi, dono),
  /** Addresses of the files one of them speaks of, each with a name for it. */
  arquivosDe: arquivosDoAnuncio,
});

/** Deletes the proofs of ads that ended so many months ago, a batch at a time; answers how many (contrato 10). */
export const esquecerComprovantes = (
  strapi: Core.Strapi,
  meses: number,
  agora: Date,
): Promise<number> => apagarComprovantesAntigos(strapi, meses, agora);
