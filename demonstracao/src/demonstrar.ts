import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PASTAS } from '@portal/contracts/arquivo/pastas';
import { transaction } from '@portal/cms-extensions/database/transaction';
import type { Core } from '@strapi/strapi';
import { criarEmissora, type Emissora } from './ao-vivo/emissora';
import { gravarAnuncios, type Arredores } from './gravacao/anuncios';
import { gravarBiblioteca } from './gravacao/biblioteca';
import { gravarCatalogo } from './gravacao/catalogo';
import { gravarContadores } from './gravacao/numeros';
import { gravarPaginas } from './gravacao/paginas';
import { gravarPesquisasComVotos } from './gravacao/pesquisas';
import { abrirAcervo, lugarEm } from './midia/acervo';
import { guardarArquivos, type ArquivosProntos } from './midia/arquivos';
import { renderizar } from './midia/renderizar';

/** Marker file of an unfinished demonstration: found at a start, it tells that the last one was cut short. */
const MARCA = 'demonstracao-em-andamento';

interface Pastas {
  /** PORTAL_DATA. */
  dados: string;
  /** Where what was rendered is kept for every portal of the checkout. */
  acervo: string;
}

interface Portal extends Pick<Arredores, 'precos' | 'papel'> {
  /** Writes, last of all and in the same transaction, that the demonstration is there. */
  assinar: (agora: Date) => Promise<void>;
}

/** One transaction, the flag last: after a crash there is either all of it or none. */
const gravarTudo = async (
  strapi: Core.Strapi,
  arquivos: ArquivosProntos,
  { assinar, ...arredores }: Portal & { uploads: string },
  agora: Date,
): Promise<void> => {
  const gravar = async (): Promise<void> => {
    const midia = await gravarBiblioteca(strapi, arquivos);
    const catalogo = await gravarCatalogo(strapi, midia, agora);
    const anuncios = await gravarAnuncios(strapi, { midia, ...arredores }, agora);
    await gravarPaginas(strapi, midia, catalogo.radios[0]);
    await gravarPesquisasComVotos(strapi, catalogo.radios);
    await gravarContadores(strapi, catalogo, anuncios, agora);
    await assinar(agora);
  };
  // Not repeatable: it writes files too.
  await transaction(strapi, gravar, { repeat: false });
};

/** Clean-up: on an empty database no row points to a file, so what an unfinished demonstration left may go. */
const limparRestos = async (uploads: string): Promise<void> => {
  for (const pasta of Object.values(PASTAS))
    await rm(path.join(uploads, pasta), { recursive: true, force: true });
};

/** Fills an empty portal with demonstration content. */
export const demonstrar = async (
  strapi: Core.Strapi,
  { dados, acervo }: Pastas,
  portal: Portal,
): Promise<void> => {
  const inicio = Date.now();
  const marca = path.join(dados, MARCA);
  const uploads = path.join(dados, 'uploads');
  strapi.log.info('Preparando o conteúdo de demonstração…');
  if (existsSync(marca)) await limparRestos(uploads);
  await mkdir(dados, { recursive: true });
  await writeFile(marca, '');
  const arquivos = await guardarArquivos(dados, await abrirAcervo(lugarEm(acervo), renderizar));
  await gravarTudo(strapi, arquivos, { ...portal, uploads }, new Date());
  await rm(marca);
  const segundos = Math.round((Date.now() - inicio) / 1000);
  strapi.log.info(`Conteúdo de demonstração pronto em ${segundos} s.`);
};

/** The live stations of the demonstration. */
export const porNoAr = ({ dados, acervo }: Pastas): Promise<Emissora> =>
  criarEmissora(dados, lugarEm(acervo));
