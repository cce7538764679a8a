import { createDatabase } from '@portal/testing/bancos';

/** Server on which databases may be made; null: what needs PostgreSQL is left out. */
export const SERVER = process.env.PORTAL_TESTS_POSTGRES ?? null;

/** An empty database of its own, dropped when done. */
export const newDatabase = () => createDatabase(SERVER);
