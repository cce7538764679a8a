import path from 'node:path';
import { lerAmbiente } from '../src/runtime/ambiente';
import type { Conexao } from '../src/sqlite/conexao';
import { usarSqlite } from '../src/sqlite/dialeto';

const ambiente = lerAmbiente(process.env);

usarSqlite();

const sqlite = {
  client: 'sqlite' as const,
  connection: { filename: path.join(ambiente.dados, 'portal.db') },
  useNullAsDefault: true,
  pool: {
    // FULL: what the portal acknowledges survives a power cut (docs/operacao.md, "Quedas").
    afterCreate(conexao: Conexao, pronto: (erro: Error | null, conexao: Conexao) => void) {
      conexao.pragma('journal_mode = WAL');
      conexao.pragma('foreign_keys = ON');
      conexao.pragma('synchronous = FULL');
      // The driver's own wait blocks the event loop; the dialect retries instead.
      conexao.pragma('busy_timeout = 10');
      pronto(null, conexao);
    },
  },
};

/**
 * While Strapi loads it blocks the event loop: opening many connections at once, or a short wait, would look like an
 * unavailable database. `limitWaits` sets what holds while serving.
 */
const LIGACOES_NO_INICIO = 10;
const ESPERA_NO_INICIO_MS = 30_000;

const postgres = (connectionString: string) => ({
  client: 'postgres' as const,
  connection: {
    connectionString,
    connectionTimeoutMillis: ESPERA_NO_INICIO_MS,
    keepAlive: true,
    application_name: 'portal',
  },
  // A dead connection must be thrown away, never kept warm: min 0 lets the pool follow the database back up.
  pool: { min: 0, max: Math.min(LIGACOES_NO_INICIO, ambiente.banco.ligacoes) },
  acquireConnectionTimeout: 2 * ESPERA_NO_INICIO_MS,
});

/** What knex says of each connection it throws away. Why, whoever used it has told already; while a database only lets read that is one a second. */
const LARGADA = /^Connection Error: /;

/** knex would report on the console, where a log is one JSON object a line. */
const log = {
  error: (dito: unknown) => strapi.log.error(dito),
  warn: (dito: unknown) => strapi.log[LARGADA.test(String(dito)) ? 'debug' : 'warn'](dito),
  deprecate: (dito: unknown) => strapi.log.warn(dito),
  debug: (dito: unknown) => strapi.log.debug(dito),
};

export default {
  connection: {
    ...(ambiente.bancoUrl === null ? sqlite : postgres(ambiente.bancoUrl)),
    log,
    // An error quotes its statement, never the values: they are people's names and addresses.
    compileSqlOnError: false,
  },
  // Nothing is dropped at start: a column an older or newer program does not know stays, with its values.
  settings: { useTypescriptMigrations: true, forceMigration: false },
};
