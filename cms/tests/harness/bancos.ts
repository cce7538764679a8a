import { createDatabase } from '@portal/testing/bancos';

export interface TestDatabase {
  /** DATABASE_URL of its own; null on SQLite, where each data folder has its database. */
  url: string | null;
  drop(): Promise<void>;
}

/** A portal that was started once and ended: what most tests start from instead of migrating anew. */
export interface Modelo {
  dataDir: string;
  /** Name of its database; null on SQLite, where it is in the folder. */
  banco: string | null;
}

/** A database of its own on a PostgreSQL server, a copy of another there or empty; without a server there is none to make. */
export const criarBanco = async (
  server: string | null,
  copiaDe: string | null = null,
): Promise<TestDatabase & { nome: string | null }> => {
  if (server === null) return { url: null, nome: null, drop: () => Promise.resolve() };
  const { name: nome, url, drop } = await createDatabase(server, copiaDe);
  return { url, nome, drop };
};
