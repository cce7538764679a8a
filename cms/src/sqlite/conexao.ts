import { existsSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { FOLD, NATURAL_KEY } from '@portal/cms-extensions/database/fold';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { emOrdemNatural } from './ordem-natural';

export type Valor = string | number | bigint | Uint8Array | null;
type Linha = Record<string, unknown>;

export interface Opcoes {
  /** Busy time-out of a statement, in ms: it blocks the process while another one holds the file. */
  timeout?: number;
  /** Whether a missing file is an error instead of a new database. */
  fileMustExist?: boolean;
  readonly?: boolean;
}

/** What SQLite says of each fault: the driver gives a number too, but not for statements that answer rows. */
const FALHAS: readonly (readonly [palavras: RegExp, codigo: string])[] = [
  [/^UNIQUE constraint failed/, 'SQLITE_CONSTRAINT_UNIQUE'],
  [/^NOT NULL constraint failed/, 'SQLITE_CONSTRAINT_NOTNULL'],
  [/^CHECK constraint failed/, 'SQLITE_CONSTRAINT_CHECK'],
  [/^FOREIGN KEY constraint failed/, 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  [/^database (table )?is locked/, 'SQLITE_BUSY'],
  [/^database or disk is full/, 'SQLITE_FULL'],
  [/^disk I\/O error/, 'SQLITE_IOERR'],
  [/^attempt to write a readonly database/, 'SQLITE_READONLY'],
  [/^unable to open database file/, 'SQLITE_CANTOPEN'],
  [/^(database disk image is malformed|file is not a database)/, 'SQLITE_CORRUPT'],
];
/** What the driver says before it when a file is opened. */
const AO_ABRIR = /^Failed to open database: /;
/** What SQL may ask of a text, besides SQLite's own functions. */
const FUNCOES: Readonly<Record<string, (texto: string) => string>> = {
  [FOLD]: dobrar,
  [NATURAL_KEY]: emOrdemNatural,
};

/** A snapshot that others have written past: never free by waiting. */
const BUSY_SNAPSHOT = 517;

interface ErroDoSqlite extends Error {
  code?: string;
  errcode?: number;
}

const codigoDe = ({ message, errcode }: ErroDoSqlite): string => {
  if (errcode === BUSY_SNAPSHOT) return 'SQLITE_BUSY_SNAPSHOT';
  const dito = message.replace(AO_ABRIR, '');
  return FALHAS.find(([palavras]) => palavras.test(dito))?.[1] ?? 'SQLITE_ERROR';
};

/** Runs the work; an error of SQLite's carries its name as `code`, as with knex's other drivers. */
const comCodigo = <T>(trabalho: () => T): T => {
  try {
    return trabalho();
  } catch (erro) {
    const recusado = erro as ErroDoSqlite; // the driver throws nothing but Errors
    if (recusado.code === 'ERR_SQLITE_ERROR') recusado.code = codigoDe(recusado);
    throw erro;
  }
};

export interface Comando {
  /** Whether it answers rows. */
  readonly reader: boolean;
  all(...valores: readonly (Valor | readonly Valor[])[]): Linha[];
  get(...valores: readonly (Valor | readonly Valor[])[]): Linha | undefined;
  run(...valores: readonly (Valor | readonly Valor[])[]): {
    changes: number;
    lastInsertRowid: number | bigint;
  };
}

/**
 * Adapter: a SQLite file with the interface that knex's `better-sqlite3` dialect expects. The driver underneath is
 * Node's own (`node:sqlite`) in a package that ships binaries, so that nothing is compiled where the portal is
 * installed.
 */
export class Conexao {
  readonly name: string;
  private readonly banco: DatabaseSyncInstance;

  constructor(arquivo: string, { timeout = 5000, fileMustExist, readonly = false }: Opcoes = {}) {
    if (fileMustExist && !existsSync(arquivo))
      throw Object.assign(new Error('unable to open database file'), { code: 'SQLITE_CANTOPEN' });
    this.name = arquivo;
    this.banco = comCodigo(() => new DatabaseSync(arquivo, { timeout, readOnly: readonly }));
    for (const [nome, mudar] of Object.entries(FUNCOES))
      this.banco.function(nome, { deterministic: true }, (valor: Valor) =>
        typeof valor === 'string' || typeof valor === 'number' ? mudar(String(valor)) : valor,
      );
  }

  prepare(sql: string): Comando {
    const comando = comCodigo(() => this.banco.prepare(sql));
    const colunas = comando.columns().map(({ name }) => name);
    // Rows come as arrays and become objects here: node:sqlite's objects have no prototype, which surprises whoever
    // calls their `hasOwnProperty`.
    if (colunas.length > 0) comando.setReturnArrays(true);
    const emObjeto = (valores: unknown): Linha => {
      const linha: Linha = {};
      // `setReturnArrays` makes each row an array in the order of its columns.
      for (const [i, valor] of (valores as unknown[]).entries()) linha[colunas[i] ?? i] = valor;
      return linha;
    };
    return {
      reader: colunas.length > 0,
      all: (...valores) => comCodigo((): unknown[] => comando.all(...valores.flat())).map(emObjeto),
      get: (...valores) => {
        const linha = comCodigo((): unknown => comando.get(...valores.flat()));
        return linha === undefined ? undefined : emObjeto(linha);
      },
      run: (...valores) => comCodigo(() => comando.run(...valores.flat())),
    };
  }

  exec(sql: string): void {
    comCodigo(() => this.banco.exec(sql));
  }

  /** Runs a PRAGMA. `simple`: its first value instead of its rows. */
  pragma(comando: string, { simple = false } = {}): unknown {
    const linhas = this.prepare(`pragma ${comando}`).all();
    return simple ? Object.values(linhas[0] ?? {})[0] : linhas;
  }

  close(): void {
    this.banco.close();
  }
}
