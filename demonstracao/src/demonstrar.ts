import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { armazenamentoDe } from '@portal/cms-extensions/armazenamento/abrir';
import type { Armazenamento } from '@portal/cms-extensions/armazenamento/armazenamento';
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
  { assinar, ...arredores }: Portal,
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
const limparRestos = async (armazenamento: Armazenamento): Promise<void> => {
  // No id tells a bucket from another portal's: what is left there is the sweep's, which asks before it takes much.
  if (armazenamento.tipo !== 'pasta') return;
  for await (const { chave } of armazenamento.listar('arquivos'))
    await armazenamento.apagar([chave]);
};

/** Fills an empty portal with demonstration content. */
export const demonstrar = async (
  strapi: Core.Strapi,
  { dados, acervo }: Pastas,
  portal: Portal,
): Promise<void> => {
  const inicio = Date.now();
  const marca = path.join(dados, MARCA);
  const armazenamento = armazenamentoDe(strapi);
  strapi.log.info('Preparando o conteúdo de demonstração…');
  if (existsSync(marca)) await limparRestos(armazenamento);
  await mkdir(dados, { recursive: true });
  await writeFile(marca, '');
  const acervoPronto = await abrirAcervo(lugarEm(acervo), renderizar);
  const arquivos = await guardarArquivos(dados, armazenamento, acervoPronto);
  await gravarTudo(strapi, arquivos, portal, new Date());
  await rm(marca);
  const segundos = Math.round((Date.now() - inicio) / 1000);
  strapi.log.info(`Conteúdo de demonstração pronto em ${segundos} s.`);
};

/** The live stations of the demonstration. */
export const porNoAr = ({ dados, acervo }: Pastas): Promise<Emissora> =>
  criarEmissora(dados, lugarEm(acervo));
