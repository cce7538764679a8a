import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PASTAS } from '@portal/contracts/arquivo/pastas';
import { transaction } from '@portal/cms-extensions/database/transaction';
import type { Core } from '@strapi/strapi';
import type { Ambiente } from '../runtime/ambiente';
import { ligarEmissora, prepararPrograma } from './ao-vivo/emissora';
import { prepararArquivos, type ArquivosProntos } from './arquivos';
import { gravarAnuncios } from './gravacao/anuncios';
import { gravarBiblioteca } from './gravacao/biblioteca';
import { gravarCatalogo } from './gravacao/catalogo';
import { gravarEssencial, precoInicial } from './gravacao/essencial';
import { gravarContadores } from './gravacao/numeros';
import { gravarPaginas } from './gravacao/paginas';
import { gravarPesquisasComVotos } from './gravacao/pesquisas';

/** Marker file of an unfinished demonstration: found at a start, it tells that the last one was cut short. */
const MARCA = 'demonstracao-em-andamento';

const ficha = (strapi: Core.Strapi) =>
  strapi.store({ type: 'plugin', name: 'portal', key: 'demonstracao' });

const CONTEUDO = [
  'api::radio.radio',
  'api::cantor.cantor',
  'api::musica.musica',
  'api::anuncio.anuncio',
  'plugin::users-permissions.user',
  'plugin::upload.file',
] as const;

const estaVazio = async (strapi: Core.Strapi): Promise<boolean> => {
  for (const uid of CONTEUDO) if ((await strapi.db.query(uid).count()) > 0) return false;
  return true;
};

/** One transaction, the flag last: after a crash there is either all of it or none. */
const gravarTudo = async (
  strapi: Core.Strapi,
  arquivos: ArquivosProntos,
  uploads: string,
  agora: Date,
): Promise<void> => {
  const gravar = async (): Promise<void> => {
    const midia = await gravarBiblioteca(strapi, arquivos);
    const catalogo = await gravarCatalogo(strapi, midia, agora);
    const anuncios = await gravarAnuncios(strapi, { midia, precos: precoInicial, uploads }, agora);
    await gravarPaginas(strapi, midia, catalogo.radios[0]);
    await gravarPesquisasComVotos(strapi, catalogo.radios);
    await gravarContadores(strapi, catalogo, anuncios, agora);
    await ficha(strapi).set({ value: { em: agora.toISOString() } });
  };
  // Not repeatable: it writes files too.
  await transaction(strapi, gravar, { repeat: false });
};

/** Clean-up: on an empty database no row points to a file, so what an unfinished demonstration left may go. */
const limparRestos = async (uploads: string): Promise<void> => {
  for (const pasta of Object.values(PASTAS))
    await rm(path.join(uploads, pasta), { recursive: true, force: true });
};

const demonstrar = async (strapi: Core.Strapi, dados: string): Promise<void> => {
  const inicio = Date.now();
  const marca = path.join(dados, MARCA);
  const uploads = path.join(dados, 'uploads');
  strapi.log.info('Preparando o conteúdo de demonstração…');
  if (existsSync(marca)) await limparRestos(uploads);
  await mkdir(dados, { recursive: true });
  await writeFile(marca, '');
  const arquivos = await prepararArquivos(dados);
  await gravarTudo(strapi, arquivos, uploads, new Date());
  await rm(marca);
  const segundos = Math.round((Date.now() - inicio) / 1000);
  strapi.log.info(`Conteúdo de demonstração pronto em ${segundos} s.`);
};

/**
 * Fills a new portal: prices and terms always, demonstration content when asked for and the database is empty (contrato
 * 7). A second run changes nothing. Where the demonstration lives, its live stations go on the air.
 */
export const semear = async (
  strapi: Core.Strapi,
  { dados, demonstracao }: Pick<Ambiente, 'dados' | 'demonstracao'>,
): Promise<void> => {
  const nova = demonstracao && !(await ficha(strapi).get()) && (await estaVazio(strapi));
  await gravarEssencial(strapi);
  if (nova) await demonstrar(strapi, dados);
  if (await ficha(strapi).get()) ligarEmissora(strapi, await prepararPrograma(dados));
};
