import type { Core } from '@strapi/strapi';
import { findAll, findSingle } from '../database/find-all';
import { FILE } from '../database/rows';
import type { ConfiguracaoRow, PaginaInicialRow, PesquisaRow, SobreRow } from './rows';

/** Types the pages' content is made of. */
export const TIPOS_DE_CONTEUDO = [
  'api::pagina-inicial.pagina-inicial',
  'api::sobre.sobre',
  'api::configuracao.configuracao',
  'api::pesquisa.pesquisa',
  'api::opcao.opcao',
] as const;

const WITH_IMAGE = { populate: { imagem: FILE } };

/** Home's own texts and pictures; null until staff write them. */
export const findPaginaInicial = (strapi: Core.Strapi): Promise<PaginaInicialRow | null> =>
  findSingle(strapi, 'api::pagina-inicial.pagina-inicial', {
    select: ['novidades_titulo', 'novidades_texto', 'novidades_botao'],
    populate: { carrossel: WITH_IMAGE, parceiros: WITH_IMAGE, atalhos: true },
  });

/** The page about the association; null until staff write it. */
export const findSobre = (strapi: Core.Strapi): Promise<SobreRow | null> =>
  findSingle(strapi, 'api::sobre.sobre', {
    select: ['texto', 'telefone'],
    populate: { diretoria: WITH_IMAGE },
  });

/** What of the settings anybody may read. Null in a portal that was never prepared. */
export const findConfiguracao = (strapi: Core.Strapi): Promise<ConfiguracaoRow | null> =>
  findSingle(strapi, 'api::configuracao.configuracao', {
    select: ['facebook', 'youtube', 'whatsapp', 'instagram', 'termos'],
    populate: { radio_padrao: { select: ['documentId'] } },
  });

/** Every edition of the surveys by number, open or not. */
export const listPesquisasDaHome = async (strapi: Core.Strapi): Promise<PesquisaRow[]> => {
  const rows = await findAll<PesquisaRow>(strapi, 'api::pesquisa.pesquisa', {
    select: ['numero', 'edicao', 'titulo', 'texto', 'abre_em', 'fecha_em', 'numero_autorizacao'],
    populate: { opcoes: { select: ['documentId', 'nome', 'video', 'ordem'] } },
  });
  return rows.sort((a, b) => a.numero - b.numero);
};
