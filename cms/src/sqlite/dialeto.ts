import Dialeto from 'knex/lib/dialects/better-sqlite3';
import { whileBusy } from '@portal/cms-extensions/database/while-busy';
import { Conexao } from './conexao';

const { _query: consultar } = Dialeto.prototype;

const driver = (): typeof Conexao => Conexao;

/**
 * Adapter: knex's `better-sqlite3` dialect, by whose name Strapi asks for SQLite, over the portal's own connection; and
 * what waits for a file held by another process waits without holding up the process.
 */
export const usarSqlite = (): void => {
  Dialeto.prototype._driver = driver;
  Dialeto.prototype._query = function (...args) {
    return whileBusy(() => consultar.apply(this, args));
  };
};
