import { Failure } from '../lib/failure.mjs';
import { COMMIT } from './experimentos/commit.mjs';
import { COPIA } from './experimentos/copia.mjs';
import { CORREIO } from './experimentos/correio.mjs';
import { DISCO } from './experimentos/disco.mjs';
import { INICIO } from './experimentos/inicio.mjs';
import { POSTGRES } from './experimentos/postgres.mjs';
import { QUEDA, TROCA } from './experimentos/processo.mjs';
import { RELOGIO } from './experimentos/relogio.mjs';
import { SQLITE } from './experimentos/sqlite.mjs';

/** Every experiment by name, and what it is asked of: `run(bench, short)` answers one line of the table. */
const BOTH = { ...COMMIT, ...DISCO, ...QUEDA, ...RELOGIO, ...INICIO, ...COPIA, ...CORREIO };
const OF = { sqlite: { ...SQLITE, ...BOTH }, postgres: { ...POSTGRES, ...TROCA, ...BOTH } };

export const KINDS = /** @type {('sqlite' | 'postgres')[]} */ (Object.keys(OF));

/** What is asked for, of one kind of database, in the order of the table. */
export const chosen = (kind, names) =>
  Object.entries(OF[kind]).filter(([name]) => names.length === 0 || names.includes(name));

/** Throws on a name nobody knows. */
export const checkNames = (names) => {
  const known = [...new Set(KINDS.flatMap((kind) => Object.keys(OF[kind])))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Failure(`Não há a falta "${unknown}". Há: ${known.join(', ')}.`);
};
