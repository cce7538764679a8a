import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { abrirArmazenamento } from '@portal/cms-extensions/armazenamento/abrir';
import { isStorageAway } from '@portal/cms-extensions/database/away';
import { anotarCopia } from '@portal/cms-extensions/saude/ultima-copia';
import type { Ambiente } from '../runtime/ambiente';
import { conferirArmazenamento } from '../runtime/conferir-armazenamento';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { abrirPastaViva } from '../runtime/pasta-viva';
import { escreverSoParaODono } from '../runtime/so-do-dono';
import { lerAmbienteDoComando } from './ambiente-do-comando';
import { juntarArquivos } from './arquivos';
import { nomeDaCopia } from './deposito';
import { incluirDoBucket } from './do-bucket';
import { PREFIXO_DA_COPIA, varrerCopias } from './em-curso';
import {
  BANCO,
  FORMATO_INTEIRO,
  MANIFESTO,
  PASTAS,
  SEGREDOS,
  UPLOADS,
  type Banco,
  type Manifesto,
  type Membro,
} from './manifesto';
import { abrirPacote } from './pacote';
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

/** Copies the database as of one instant into a folder; answers its kind. */
export const copiarBanco = async ({ bancoUrl, dados }: Ambiente, pasta: string): Promise<Banco> => {
  if (bancoUrl === null) {
    copiarSqlite(dados, path.join(pasta, BANCO.sqlite));
    return 'sqlite';
  }
  await copiarPostgres(bancoUrl, path.join(pasta, BANCO.postgres));
  return 'postgres';
};

interface Lugares {
  ambiente: Ambiente;
  /** Folder of what the archive takes from the disk. */
  pasta: string;
  /** The archive, not finished yet. */
  parcial: string;
  agora: Date;
}

/**
 * Before the database: what is deleted while it is copied. After: what came in meanwhile. A row without its file would be a
 * broken picture; a file without a row harms nobody. Files of a bucket go straight from there into the archive.
 */
const empacotar = async ({ ambiente, pasta, parcial, agora }: Lugares): Promise<Manifesto> => {
  const armazenamento = ambiente.s3 && abrirArmazenamento(ambiente.s3);
  const pastas = PASTAS.filter((nome) => !armazenamento || nome !== UPLOADS);
  const pacote = abrirPacote(pasta, parcial);
  const membros: Membro[] = [];
  const doBucket = async (): Promise<void> => {
    if (!armazenamento) return;
    const jaEstao = new Set(membros.map(({ nome }) => nome));
    membros.push(...(await incluirDoBucket(armazenamento, pacote, jaEstao)));
  };
  await juntarArquivos(ambiente.dados, pasta, pastas);
  await doBucket();
  const banco = await copiarBanco(ambiente, pasta);
  await juntarArquivos(ambiente.dados, pasta, pastas);
  await doBucket();
  const doDisco = await membrosEm(pasta);
  membros.push(...doDisco);
  const manifesto = { formato: FORMATO_INTEIRO, banco, criadaEm: agora.toISOString(), membros };
  await writeFile(path.join(pasta, MANIFESTO), `${JSON.stringify(manifesto, null, 1)}\n`);
  pacote.incluir([MANIFESTO, ...doDisco.map(({ nome }) => nome)]);
  await pacote.fechar();
  return manifesto;
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
  const ambiente = lerAmbienteDoComando();
  const { dados } = ambiente;
  const agora = new Date();
  const arquivo = destino ?? path.join(dados, 'copias', nomeDaCopia(agora));
  await conferirDestino(arquivo, dados);
  await conferirArmazenamento(ambiente);
  for (const lugar of [dados, path.dirname(arquivo)]) await varrerCopias(lugar);
  const emObra = await abrirPastaViva(dados, PREFIXO_DA_COPIA);
  // Beside the archive, on its disk; it appears under its name whole, or not at all. Only its owner reads it.
  const aoLado = await abrirPastaViva(path.dirname(arquivo), PREFIXO_DA_COPIA).catch(
    async (erro: unknown) => {
      await emObra.fechar();
      throw erro;
    },
  );
  const pasta = path.join(emObra.caminho, 'conteudo');
  const parcial = path.join(aoLado.caminho, 'parcial');
  try {
    await mkdir(pasta);
    const { banco, membros } = await empacotar({ ambiente, pasta, parcial, agora });
    await rename(parcial, arquivo);
    const comSegredos = membros.some(({ nome }) => nome === SEGREDOS);
    const { size: bytes } = await stat(arquivo);
    await anotarCopia(dados, new Date());
    const arquivos = membros.length - 1 - Number(comSegredos);
    return { arquivo, bytes, banco, arquivos, comSegredos };
  } catch (erro) {
    throw isStorageAway(erro) && ambiente.s3
      ? new ErroDeInicio(
          `O armazenamento em ${ambiente.s3.endereco} não respondeu ou não tem mais espaço: a cópia não foi feita.`,
        )
      : erro;
  } finally {
    await aoLado.fechar();
    await emObra.fechar();
  }
};
