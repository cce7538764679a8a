import path from 'node:path';
import { lerAmbiente } from '../src/runtime/ambiente';

const ambiente = lerAmbiente(process.env);

interface ConexaoSqlite {
  pragma(comando: string): unknown;
}

const sqlite = {
  client: 'sqlite' as const,
  connection: { filename: path.join(ambiente.dados, 'portal.db') },
  useNullAsDefault: true,
  pool: {
    // FULL: what the portal acknowledges survives a power cut (architecture, Data).
    afterCreate(conexao: ConexaoSqlite, pronto: (erro: Error | null, conexao: unknown) => void) {
      conexao.pragma('journal_mode = WAL');
      conexao.pragma('busy_timeout = 5000');
      conexao.pragma('foreign_keys = ON');
      conexao.pragma('synchronous = FULL');
      pronto(null, conexao);
    },
  },
};

const postgres = (connectionString: string) => ({
  client: 'postgres' as const,
  connection: {
    connectionString,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    application_name: 'portal',
  },
  // A dead connection must be thrown away, never kept warm: min 0 lets the pool follow the database back up.
  pool: { min: 0, max: 10 },
  acquireConnectionTimeout: 5_000,
});

export default {
  connection: ambiente.bancoUrl === null ? sqlite : postgres(ambiente.bancoUrl),
  settings: { useTypescriptMigrations: true },
};
