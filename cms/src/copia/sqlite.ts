import { existsSync } from 'node:fs';
import path from 'node:path';
import { codigoDo } from '../runtime/codigo-do-erro';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { Conexao } from '../sqlite/conexao';

const ESPERA_MS = 10_000;

/** The portal's SQLite file in its folder of data (cms/config/database.ts). */
export const ARQUIVO_SQLITE = 'portal.db';
/** What SQLite keeps beside its file while it is open. */
export const COMPANHEIROS = [`${ARQUIVO_SQLITE}-wal`, `${ARQUIVO_SQLITE}-shm`];

/** Throws ErroDeInicio unless the file is a whole SQLite database. */
export const conferirSqlite = (arquivo: string): void => {
  let resultado: unknown;
  try {
    const banco = new Conexao(arquivo, { fileMustExist: true, readonly: true });
    try {
      resultado = banco.pragma('integrity_check', { simple: true });
    } finally {
      banco.close();
    }
  } catch {
    resultado = null;
  }
  if (resultado !== 'ok')
    throw new ErroDeInicio('O banco SQLite está danificado: a verificação de integridade falhou.');
};

/** Copies the database as of one instant, while portals read and write it. */
export const copiarSqlite = (dados: string, destino: string): void => {
  const arquivo = path.join(dados, ARQUIVO_SQLITE);
  if (!existsSync(arquivo))
    throw new ErroDeInicio(`Não há banco de dados em ${dados}. Confira PORTAL_DATA.`);
  const banco = new Conexao(arquivo, { fileMustExist: true, timeout: ESPERA_MS });
  try {
    // The online backup API starts again at each write of another process: under load it would never end.
    banco.prepare('VACUUM INTO ?').run(destino);
  } finally {
    banco.close();
  }
  conferirSqlite(destino);
};

/** Whether somebody has the database open: leaving WAL needs it for oneself. A broken file is nobody's. */
export const isSqliteEmUso = (dados: string): boolean => {
  const arquivo = path.join(dados, ARQUIVO_SQLITE);
  if (!existsSync(arquivo)) return false;
  try {
    const banco = new Conexao(arquivo, { fileMustExist: true, timeout: 0 });
    try {
      return banco.pragma('journal_mode = DELETE', { simple: true }) === 'wal';
    } finally {
      banco.close();
    }
  } catch (erro) {
    return codigoDo(erro).startsWith('SQLITE_BUSY');
  }
};
