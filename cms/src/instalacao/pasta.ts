import { link, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { arquivosEm } from '../copia/soma';
import { codigoDo } from '../runtime/codigo-do-erro';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { isId } from './id';
import type { LadoDaPasta } from './par';

/** The folder's half of the pair. */
export const ARQUIVO_DA_INSTALACAO = 'instalacao.json';
/** What people sent, now or once: a folder that has none of it is empty, whatever else the portal wrote there. */
const DE_PESSOAS = ['uploads', 'orfaos'];

/** Files that are not finished begin with a dot. */
const isDePessoa = (nome: string): boolean => !path.posix.basename(nome).startsWith('.');

const arquivoEm = (dados: string): string => path.join(dados, ARQUIVO_DA_INSTALACAO);
/**
 * Two-phase write of the id: the database carries it first, and a start that is cut short in between is finished by the
 * next.
 */
const aCaminho = (dados: string, id: string): string => `${arquivoEm(dados)}.${id}`;

const lerArquivo = async (arquivo: string): Promise<string | null> => {
  try {
    return await readFile(arquivo, 'utf8');
  } catch (erro) {
    if (codigoDo(erro) === 'ENOENT') return null;
    throw new ErroDeInicio(`Não foi possível ler ${arquivo}. Confira as permissões da pasta.`);
  }
};

const lerId = async (dados: string, confirmado: boolean): Promise<string | null> => {
  const texto = await lerArquivo(arquivoEm(dados));
  if (texto === null) return null;
  const id = /"instalacao"\s*:\s*"([^"]*)"/.exec(texto)?.[1];
  if (isId(id)) return id;
  if (confirmado) return null;
  throw new ErroDeInicio(
    `O arquivo ${arquivoEm(dados)} está danificado. Se esta pasta é mesmo a do banco, ligue o portal uma vez com PORTAL_CONFIRMO=pasta.`,
  );
};

/** Reads what a folder says of itself; `doBanco`: the id the database carries. Throws ErroDeInicio on a damaged file. */
export const lerDaPasta = async (
  dados: string,
  doBanco: string | null,
  confirmado: boolean,
): Promise<LadoDaPasta> => {
  const id = await lerId(dados, confirmado);
  if (id !== null) return { id, vazia: false };
  if (doBanco !== null && (await lerArquivo(aCaminho(dados, doBanco))) !== null)
    return { id: doBanco, vazia: false };
  for (const pasta of DE_PESSOAS)
    if ((await arquivosEm(path.join(dados, pasta))).some(isDePessoa))
      return { id: null, vazia: false };
  return { id: null, vazia: true };
};

/** Writes the file of a folder of data, whole and on disk, under a name of its own. */
const escrever = async (arquivo: string, id: string): Promise<void> => {
  const aberto = await open(arquivo, 'w', 0o600);
  try {
    await aberto.writeFile(`${JSON.stringify({ instalacao: id }, null, 2)}\n`);
    await aberto.sync();
  } finally {
    await aberto.close();
  }
};

/** Prepare: writes the folder's id under a temporary name, before the database has it. */
export const prometerId = (dados: string, id: string): Promise<void> =>
  escrever(aCaminho(dados, id), id);

/**
 * Commit: gives the folder its id once the database has it. Answers false when another portal gave the folder an id
 * meanwhile; `trocar`: replaces the one there.
 */
export const firmarId = async (dados: string, id: string, trocar: boolean): Promise<boolean> => {
  const prometido = aCaminho(dados, id);
  if (trocar) {
    await rename(prometido, arquivoEm(dados));
    return true;
  }
  try {
    await link(prometido, arquivoEm(dados));
    return true;
  } catch (erro) {
    if (codigoDo(erro) === 'EEXIST') return (await lerId(dados, false)) === id;
    // A file system without hard links.
    await rename(prometido, arquivoEm(dados));
    return true;
  } finally {
    await rm(prometido, { force: true });
  }
};
