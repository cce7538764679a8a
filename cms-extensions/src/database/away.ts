const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_IOERR',
]);
/** PostgreSQL: connection exceptions, out of connections, shutting down or starting up. */
const SQLSTATES = /^(08|53300|57P0)/;
const WORDS =
  /connection terminated|connection ended|timeout acquiring a connection|timeout expired|did not answer/i;

/** The database does not answer in time (contract 1: 503). */
export class DatabaseAway extends Error {
  constructor() {
    super('the database did not answer');
  }
}

/** Whether an error means that the database is away, busy or frozen, and not that a statement was wrong. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway || error.name === 'KnexTimeoutError') return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODES.has(code) || SQLSTATES.test(code) || WORDS.test(error.message);
};

/** A frozen database holds nobody longer than this, in ms (security: 503 within 5 s). */
export const PATIENCE_MS = 3000;

/** The work's result, or DatabaseAway once `ms` have passed. What comes first in a request for anybody is asked for this way. */
export const withinTime = async <T>(work: Promise<T>, ms = PATIENCE_MS): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseAway()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
