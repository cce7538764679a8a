import path from 'node:path';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { Conexao } from '../sqlite/conexao';
import { linhasDe } from './linhas';
import { comPortalParado } from './postgres';
import { ARQUIVO_SQLITE } from './sqlite';

type Linha = Record<string, unknown>;

/** The portal's database and a backup's, in one transaction; statements are SQL that both kinds understand. */
export interface DoisBancos {
  /** How tables of either are named: `${aqui}.radios`. */
  aqui: string;
  copia: string;
  linhas: (sql: string) => Promise<Linha[]>;
  /** Answers how many rows it changed. */
  mudar: (sql: string) => Promise<number>;
  /** Columns that a table has in both. */
  colunas: (tabela: string) => Promise<string[]>;
  /** New rows of a table take numbers above those it has. */
  acertarNumeros: (tabela: string) => Promise<void>;
}

type Trabalho<T> = (bancos: DoisBancos) => Promise<T>;

const emAmbos = (daqui: Linha[], daCopia: Linha[]): string[] => {
  const la = new Set(daCopia.map(({ nome }) => nome));
  return daqui.map(({ nome }) => String(nome)).filter((nome) => la.has(nome));
};

/** One transaction: undone by hand, because closing alone holds the file until every statement is collected. */
const emTransacao = async <T>(banco: Conexao, trabalho: () => Promise<T>): Promise<T> => {
  banco.exec('pragma foreign_keys = on; begin immediate');
  try {
    const feito = await trabalho();
    banco.exec('commit');
    return feito;
  } catch (erro) {
    try {
      banco.exec('rollback');
    } catch {
      // SQLite undid it by itself: a full disk.
    }
    throw erro;
  }
};

/** Runs the work on the portal's file beside a backup's, all or nothing. */
export const emDoisSqlite = async <T>(
  dados: string,
  copia: string,
  trabalho: Trabalho<T>,
): Promise<T> => {
  const banco = new Conexao(path.join(dados, ARQUIVO_SQLITE), { fileMustExist: true });
  const linhas = (sql: string): Promise<Linha[]> => Promise.resolve(banco.prepare(sql).all());
  const colunas = async (tabela: string): Promise<string[]> => {
    const de = (esquema: string) =>
      linhas(`select name as nome from pragma_table_info('${tabela}', '${esquema}')`);
    return emAmbos(await de('main'), await de('copia'));
  };
  try {
    banco.prepare('attach ? as copia').run(copia);
    return await emTransacao(banco, () =>
      trabalho({
        ...{ aqui: 'main', copia: 'copia', linhas, colunas },
        mudar: (sql) => Promise.resolve(banco.prepare(sql).run().changes),
        // An id that is written by hand counts.
        acertarNumeros: () => Promise.resolve(),
      }),
    );
  } finally {
    banco.close();
  }
};

const COPIA = 'copia_do_portal';
const INSTRUCAO = /^(?:create (sequence)|create table|insert into) "?([a-z0-9_]+)"?/;

/** Of a backup's statements those that make and fill some tables; their defaults need the sequences. */
async function* soDe(arquivo: string, tabelas: ReadonlySet<string>): AsyncGenerator<string> {
  for await (const linha of linhasDe(arquivo)) {
    const [, sequencia, tabela = ''] = INSTRUCAO.exec(linha) ?? [];
    if (sequencia !== undefined || tabelas.has(tabela)) yield linha;
  }
}

/** The same on PostgreSQL: tables of the backup are loaded into a schema of their own, which goes with the transaction. */
export const emDoisPostgres = <T>(
  bancoUrl: string,
  arquivo: string,
  tabelas: ReadonlySet<string>,
  trabalho: Trabalho<T>,
): Promise<T> =>
  comPortalParado(bancoUrl, async (cliente) => {
    const linhas = async (sql: string): Promise<Linha[]> => (await cliente.query<Linha>(sql)).rows;
    await cliente.query('begin');
    const [esquema] = await linhas('select quote_ident(current_schema()) nome');
    if (typeof esquema?.['nome'] !== 'string')
      throw new ErroDeInicio('O banco não tem esquema. Confira DATABASE_URL.');
    const aqui = esquema['nome'];
    await cliente.query(`drop schema if exists ${COPIA} cascade; create schema ${COPIA}`);
    await cliente.query(`set local search_path to ${COPIA}`);
    for await (const linha of soDe(arquivo, tabelas)) await cliente.query(linha);
    await cliente.query(`set local search_path to ${aqui}`);
    const feito = await trabalho({
      ...{ aqui, copia: COPIA, linhas },
      mudar: async (sql) => (await cliente.query(sql)).rowCount ?? 0,
      colunas: async (tabela) => {
        const de = (onde: string) =>
          linhas(
            `select attname nome from pg_attribute where attrelid = '${onde}.${tabela}'::regclass and attnum > 0 and not attisdropped order by attnum`,
          );
        return emAmbos(await de(aqui), await de(COPIA));
      },
      acertarNumeros: async (tabela) => {
        await linhas(
          `select setval(pg_get_serial_sequence('${aqui}.${tabela}', 'id'), greatest(coalesce(max(id), 1), nextval(pg_get_serial_sequence('${aqui}.${tabela}', 'id')))) from ${aqui}.${tabela}`,
        );
      },
    });
    await cliente.query(`drop schema ${COPIA} cascade`);
    await cliente.query('commit');
    return feito;
  });
