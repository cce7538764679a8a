import { afterAll, beforeAll } from 'vitest';
import { newDatabase, type TestDatabase } from './database';
import { startTestPortal, type TestPortal } from './portal';

/** What a file's tests talk to; there once the first of them runs. */
export interface UmPortal {
  portal: TestPortal;
  database: TestDatabase;
}

/** One portal on an empty database of its own for all the tests of a file. */
export const umPortal = (env: Record<string, string> = {}): UmPortal => {
  const aqui: Partial<UmPortal> = {};
  beforeAll(async () => {
    aqui.database = await newDatabase();
    aqui.portal = await startTestPortal({ database: aqui.database.url, env });
  });
  afterAll(async () => {
    await aqui.portal?.stop();
    await aqui.database?.drop();
  });
  // Hooks fill it in before any test reads it.
  return aqui as UmPortal;
};
