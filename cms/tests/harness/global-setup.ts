import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server the tests may make databases on; null: the tests run on SQLite. */
    postgres: string | null;
  }
}

/** Gives the tests a PostgreSQL: the one in PORTAL_TESTS_POSTGRES, or a server of their own. */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.PORTAL_TESTS_DB !== 'postgres') {
    project.provide('postgres', null);
    return undefined;
  }
  const given = process.env.PORTAL_TESTS_POSTGRES;
  if (given) {
    project.provide('postgres', given);
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return () => server.stop();
};
