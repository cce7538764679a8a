import { createRequire } from 'node:module';
import { at } from '../../lib/paths.mjs';

const Database = createRequire(at('cms/package.json'))('better-sqlite3');

/** A SQLite file that another process has open too. */
export const openDatabase = (file) => new Database(file, { timeout: 10_000 });
