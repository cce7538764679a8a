import { existsSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codigoDo } from './codigo-do-erro';
import { ErroDeInicio } from './erro-de-inicio';

/** Marker file: there while a restore exchanges the folder's content. A portal must not start on half of it. */
export const MARCA_DE_RESTAURACAO = '.restauracao-em-andamento';

const SUBPASTAS = ['uploads', path.join('publico', 'uploads'), 'outbox'];

const isPasta = (caminho: string): boolean => {
  try {
    return statSync(caminho).isDirectory();
  } catch {
    // Not there, or below a file.
    return false;
  }
};

const caminhoDo = (erro: unknown): string =>
  erro instanceof Error && 'path' in erro ? String(erro.path) : '?';

/** The disk is full, or what of it this user may have. */
const SEM_ESPACO = new Set(['ENOSPC', 'EDQUOT']);

const motivo = (erro: unknown, dados: string): string => {
  const codigo = codigoDo(erro);
  if (SEM_ESPACO.has(codigo)) return `Não há mais espaço em disco para a pasta ${dados}.`;
  if (codigo === 'EEXIST' || codigo === 'ENOTDIR')
    return isPasta(dados)
      ? `Na pasta ${dados} um arquivo está no lugar de uma pasta do portal: ${caminhoDo(erro)}`
      : `PORTAL_DATA aponta para ${dados}, que não é uma pasta.`;
  return `Sem permissão para escrever na pasta ${dados}. Confira o dono dela ou escolha outra em PORTAL_DATA.`;
};

const DA_PASTA = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', ...SEM_ESPACO]);

/** A disk that filled up while the portal was being made, as ErroDeInicio; any other fault as it is. */
export const explicarDisco = (erro: unknown, dados: string): unknown => {
  const causa = erro instanceof Error ? (erro.cause ?? erro) : erro;
  return SEM_ESPACO.has(codigoDo(causa)) ? new ErroDeInicio(motivo(causa, dados)) : erro;
};

/** Work on the folder of data; what the file system refuses becomes an ErroDeInicio. */
export const naPasta = async <T>(dados: string, trabalho: Promise<T>): Promise<T> => {
  try {
    return await trabalho;
  } catch (erro) {
    throw DA_PASTA.has(codigoDo(erro)) ? new ErroDeInicio(motivo(erro, dados)) : erro;
  }
};

/** Writes a file and takes it away: of a full disk the empty one would stay, one for each start that a supervisor tries. */
const provar = async (arquivo: string): Promise<void> => {
  try {
    await writeFile(arquivo, 'ok');
  } finally {
    await rm(arquivo, { force: true });
  }
};

/** Makes the folder of run-time data and proves that it takes a file. Throws ErroDeInicio. */
export const conferirPasta = async (dados: string): Promise<void> => {
  if (existsSync(path.join(dados, MARCA_DE_RESTAURACAO)))
    throw new ErroDeInicio(
      `Uma restauração está em andamento em ${dados}, ou não terminou: repita npm run restore -- ARQUIVO --substituir`,
    );
  try {
    for (const subpasta of SUBPASTAS) await mkdir(path.join(dados, subpasta), { recursive: true });
    await provar(path.join(dados, `.prova-${process.pid}`));
  } catch (erro) {
    throw new ErroDeInicio(motivo(erro, dados));
  }
};
