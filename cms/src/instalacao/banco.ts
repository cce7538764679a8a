import { existsSync } from 'node:fs';
import type { Client } from 'pg';
import { codigoDo } from '../runtime/codigo-do-erro';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { Conexao } from '../sqlite/conexao';
import { VERSAO_DO_ESQUEMA } from './esquema';
import { isId } from './id';
import type { LadoDoBanco } from './par';

const TABELA = 'portal_instalacao';
/** Strapi makes it first of all. */
const TABELA_DO_STRAPI = 'strapi_database_schema';

/** A database before Strapi knows it. Statements carry no values from outside. */
export interface BancoCru {
  tem(tabela: string): Promise<boolean>;
  linhas(sql: string): Promise<Record<string, unknown>[]>;
}

/** A PostgreSQL connection, which stays its owner's to close. */
export const postgresCru = (cliente: Client): BancoCru => {
  const linhas = async (sql: string): Promise<Record<string, unknown>[]> =>
    (await cliente.query<Record<string, unknown>>(sql)).rows;
  return {
    linhas,
    tem: async (tabela) =>
      (
        await linhas(
          `select 1 from pg_tables where schemaname = current_schema() and tablename = '${tabela}'`,
        )
      ).length > 0,
  };
};

const ESPERA_MS = 10_000;

/** A fault of the SQLite file itself, in words for whoever starts the portal; null when it is none. */
export const explicarSqlite = (erro: unknown, arquivo: string): ErroDeInicio | null => {
  const codigo = codigoDo(erro);
  if (codigo === 'SQLITE_CORRUPT')
    return new ErroDeInicio(
      `O banco SQLite ${arquivo} está danificado. Volte uma cópia de segurança.`,
    );
  if (codigo === 'SQLITE_FULL')
    return new ErroDeInicio(`Não há mais espaço em disco para o banco SQLite ${arquivo}.`);
  if (codigo === 'SQLITE_BUSY')
    return new ErroDeInicio(
      `Outro programa prende o banco SQLite ${arquivo}. Feche-o e tente de novo.`,
    );
  if (/^SQLITE_(CANTOPEN|READONLY|IOERR)$/.test(codigo))
    return new ErroDeInicio(
      `Não foi possível usar o banco SQLite ${arquivo}. Confira as permissões e o disco.`,
    );
  return null;
};

/** A SQLite file, opened for each statement: Strapi's own connection must meet no other in its process. */
export const sqliteCru = (arquivo: string): BancoCru => {
  const perguntar = (sql: string): Record<string, unknown>[] => {
    const banco = new Conexao(arquivo, { timeout: ESPERA_MS });
    try {
      return banco.prepare(sql).all();
    } finally {
      banco.close();
    }
  };
  const linhas = async (sql: string): Promise<Record<string, unknown>[]> => {
    try {
      return await Promise.resolve(perguntar(sql));
    } catch (erro) {
      throw explicarSqlite(erro, arquivo) ?? erro;
    }
  };
  return {
    linhas,
    tem: async (tabela) =>
      existsSync(arquivo) &&
      (await linhas(`select 1 from sqlite_master where type = 'table' and name = '${tabela}'`))
        .length > 0,
  };
};

/** Throws ErroDeInicio on a database that a newer program has made its own. */
const recusarMaisNovo = (versao: number): void => {
  if (versao > VERSAO_DO_ESQUEMA)
    throw new ErroDeInicio(
      `Este é um banco de uma versão mais nova do portal (esquema ${versao}; este programa vai até o ${VERSAO_DO_ESQUEMA}). Atualize o programa, ou volte a cópia de segurança de antes: docs/operacao.md, "Voltar atrás".`,
    );
};

/** Reads what a database says of itself. Throws ErroDeInicio when it is of a newer version than this program. */
export const lerDoBanco = async (banco: BancoCru): Promise<LadoDoBanco> => {
  if (!(await banco.tem(TABELA))) return { id: null, novo: !(await banco.tem(TABELA_DO_STRAPI)) };
  const [linha] = await banco.linhas(`select id, versao from ${TABELA}`);
  if (!linha) return { id: null, novo: false };
  recusarMaisNovo(Number(linha['versao']));
  if (!isId(linha['id']))
    throw new ErroDeInicio(`A tabela ${TABELA} está danificada. Volte uma cópia de segurança.`);
  return { id: linha['id'], novo: false };
};

/**
 * Writes the id into a database and, with `versao`, the structure it is about to have: before the migration, so that no
 * older program comes in while it runs.
 */
export const gravarNoBanco = async (
  banco: BancoCru,
  id: string,
  versao: number | null,
): Promise<void> => {
  if (!isId(id)) throw new Error('not an id of an installation');
  if (!(await banco.tem(TABELA)))
    await banco.linhas(
      `create table ${TABELA} (id varchar(36) not null primary key, versao integer not null)`,
    );
  const [linha] = await banco.linhas(`select id, versao from ${TABELA}`);
  const nova = versao ?? Number(linha?.['versao'] ?? 0);
  if (!linha) await banco.linhas(`insert into ${TABELA} (id, versao) values ('${id}', ${nova})`);
  else if (linha['id'] !== id || Number(linha['versao']) !== nova)
    await banco.linhas(`update ${TABELA} set id = '${id}', versao = ${nova}`);
};
