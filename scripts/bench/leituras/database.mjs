import { createRequire } from 'node:module';
import { at } from '../../lib/paths.mjs';

const require = createRequire(import.meta.url);

/** A SQLite file that another process has open too, through the portal's compiled driver. */
export const openDatabase = (file) => {
  const { Conexao } = require(at('cms/dist/src/sqlite/conexao.js'));
  return new Conexao(file, { timeout: 10_000 });
};

/** Does the work in one transaction: thousands of rows are written in the time of one. */
export const inTransaction = (database, work) => {
  database.exec('begin immediate');
  try {
    work();
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
};
