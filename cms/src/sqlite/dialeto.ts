import Dialeto from 'knex/lib/dialects/better-sqlite3';
import { whileBusy } from '@portal/cms-extensions/database/while-busy';
import { Conexao } from './conexao';

const { _query: consultar } = Dialeto.prototype;

const driver = (): typeof Conexao => Conexao;

/**
 * Adapter: makes knex's `better-sqlite3` dialect, by whose name Strapi asks for SQLite, use the portal's own
 * connection; and a wait for a file held by another process no longer blocks this one.
 */
export const usarSqlite = (): void => {
  Dialeto.prototype._driver = driver;
  Dialeto.prototype._query = function (...args) {
    return whileBusy(() => consultar.apply(this, args));
  };
};
