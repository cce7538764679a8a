import { createRequire } from 'node:module';
import { at } from '../../lib/paths.mjs';

const require = createRequire(import.meta.url);

/** A SQLite file that another process has open too, through the portal's compiled driver. */
export const openDatabase = (file) => {
  const { Conexao } = require(at('cms/dist/src/sqlite/conexao.js'));
  return new Conexao(file, { timeout: 10_000 });
};
