import { existsSync } from 'node:fs';
import { mkdir, open, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { anotarCopia } from '@portal/cms-extensions/saude/ultima-copia';
import * as tar from 'tar';
import { lerAmbiente, type Ambiente } from '../runtime/ambiente';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { abrirPastaViva } from '../runtime/pasta-viva';
import { escreverSoParaODono } from '../runtime/so-do-dono';
import { juntarArquivos } from './arquivos';
import { PREFIXO_DA_COPIA, varrerCopias } from './em-curso';
import { BANCO, FORMATO, MANIFESTO, SEGREDOS, type Banco, type Manifesto } from './manifesto';
import { copiarPostgres } from './postgres';
import { membrosEm } from './soma';
import { copiarSqlite } from './sqlite';

/** What the person who asked for a backup is told. */
export interface Copia {
  arquivo: string;
  bytes: number;
  banco: Banco;
  arquivos: number;
  comSegredos: boolean;
}

/**
 * No hard links inside the archive: tar would store a file it meets under two names once; here every member is a file
 * of its own.
 */
class SemLigacoes extends Map<`${number}:${number}`, string> {
  override get(): undefined {
    return undefined;
  }
}

const nomePadrao = (dados: string, agora: Date): string =>
  path.join(
    dados,
    'copias',
    `portal-${agora.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`,
  );

const copiarBanco = async ({ bancoUrl, dados }: Ambiente, pasta: string): Promise<Banco> => {
  if (bancoUrl === null) {
    copiarSqlite(dados, path.join(pasta, BANCO.sqlite));
    return 'sqlite';
  }
  await copiarPostgres(bancoUrl, path.join(pasta, BANCO.postgres));
  return 'postgres';
};

/**
 * Atomic write: the file appears under its name whole and on disk, or not at all. It holds secrets: only its owner
 * reads it.
 */
const empacotar = async (pasta: string, nomes: string[], arquivo: string): Promise<void> => {
  const emObra = await abrirPastaViva(path.dirname(arquivo), PREFIXO_DA_COPIA);
  try {
    const parcial = path.join(emObra.caminho, 'parcial');
    await tar.create(
      { cwd: pasta, file: parcial, gzip: true, portable: true, linkCache: new SemLigacoes() },
      nomes,
    );
    const pronto = await open(parcial, 'r+');
    await pronto.sync().finally(() => pronto.close());
    await rename(parcial, arquivo);
  } finally {
    await emObra.fechar();
  }
};

const conferirDestino = async (arquivo: string, dados: string): Promise<void> => {
  if (!existsSync(dados)) throw new ErroDeInicio(`Não há a pasta ${dados}. Confira PORTAL_DATA.`);
  if (existsSync(arquivo))
    throw new ErroDeInicio(`${arquivo} já existe. Escolha outro nome para a cópia.`);
  await mkdir(path.dirname(arquivo), { recursive: true });
};

/**
 * Copies database and files of the portal the environment describes into one .tar.gz, also while it runs.
 * `destino`: where to; null: a dated name in PORTAL_DATA/copias. Rejects with ErroDeInicio, one Portuguese line.
 */
export const fazerCopia = async (destino: string | null): Promise<Copia> => {
  escreverSoParaODono();
  const ambiente = lerAmbiente(process.env);
  const { dados } = ambiente;
  const agora = new Date();
  const arquivo = destino ?? nomePadrao(dados, agora);
  await conferirDestino(arquivo, dados);
  for (const lugar of [dados, path.dirname(arquivo)]) await varrerCopias(lugar);
  const emObra = await abrirPastaViva(dados, PREFIXO_DA_COPIA);
  const pasta = path.join(emObra.caminho, 'conteudo');
  try {
    await mkdir(pasta);
    // Before the database: what is deleted while it is copied. After: what came in meanwhile. A row without its file
    // would be a broken picture; a file without a row harms nobody.
    await juntarArquivos(dados, pasta);
    const banco = await copiarBanco(ambiente, pasta);
    await juntarArquivos(dados, pasta);
    const membros = await membrosEm(pasta);
    const manifesto: Manifesto = {
      formato: FORMATO,
      banco,
      criadaEm: agora.toISOString(),
      membros,
    };
    await writeFile(path.join(pasta, MANIFESTO), `${JSON.stringify(manifesto, null, 1)}\n`);
    const nomes = membros.map(({ nome }) => nome);
    await empacotar(pasta, [MANIFESTO, ...nomes], arquivo);
    const comSegredos = nomes.includes(SEGREDOS);
    const { size: bytes } = await stat(arquivo);
    await anotarCopia(dados, new Date());
    return { arquivo, bytes, banco, arquivos: nomes.length - 1 - Number(comSegredos), comSegredos };
  } finally {
    await emObra.fechar();
  }
};
