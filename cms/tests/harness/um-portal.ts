import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from './bancos';
import { newDatabase } from './database';
import { type Portal, type PortalOptions, startTestPortal, type TestPortal } from './portal';

/** What a file's tests talk to; there once the first of them runs. */
export interface UmPortal<P extends Portal = TestPortal> {
  portal: P;
  database: Pick<TestDatabase, 'url'>;
}

/** One portal on an empty database of its own for all the tests of a file. */
export const umPortal = (
  env: Record<string, string> = {},
  { processoNovo }: Pick<PortalOptions, 'processoNovo'> = {},
): UmPortal => {
  const aqui: Partial<UmPortal> = {};
  let database: TestDatabase | null = null;
  beforeAll(async () => {
    database = await newDatabase();
    aqui.database = database;
    aqui.portal = await startTestPortal({ database: database.url, env, processoNovo });
  });
  afterAll(async () => {
    await aqui.portal?.stop();
    await database?.drop();
  });
  // Hooks fill it in before any test reads it.
  return aqui as UmPortal;
};
