/**
 * SQLSTATEs that mean unavailable: connections, resources (a full disk among them), time-outs of locks and statements,
 * shutting down or starting up.
 */
const SQLSTATES = /^(08...|53...|57P0.|57014|55P03|25P0[34]|25006)$/;
/** SQLite codes that mean unavailable: locked for too long, disk full, missing or not writable. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM|PROTOCOL)(_|$)/;
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const WORDS =
  /connection terminated|connection ended|not queryable|timeout acquiring a connection|timeout expired|did not answer|banco de dados não respondeu/i;
/** Error codes of a file system that cannot be written to: full, over quota, read-only, broken, too many open files. */
const NO_ROOM = /^(ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/;

/** The database does not answer in time (contrato 1). */
export class DatabaseAway extends Error {
  constructor() {
    super('o banco de dados não respondeu');
  }
}

/** What was written was not kept: the COMMIT failed, or nobody knows how it ended (contrato 1). */
export class CommitFailed extends Error {
  constructor(override readonly cause: unknown) {
    super('o COMMIT não deu certo');
  }

  /** Unknown outcome: the connection broke before the answer, so the write may be in the database all the same. */
  get isUnknown(): boolean {
    return isConnectionLost(this.cause);
  }
}

/** The files cannot be reached or written (contrato 1). */
export class StorageAway extends Error {
  constructor(override readonly cause: unknown) {
    super('os arquivos não puderam ser lidos nem gravados');
  }
}

/** The short name a database or a file system gives a fault; '' for what has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isConnectionLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway) return true;
  const code = codeOf(error);
  return /^(08...|57P0.)$/.test(code) || NETWORK.test(code) || WORDS.test(error.message);
};

/**
 * Whether an error means that the database is unavailable (down, full, busy or frozen), and not that a statement was
 * wrong.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError' || isConnectionLost(error)) return true;
  if (error instanceof CommitFailed) return isDatabaseAway(error.cause);
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = codeOf(error);
  return SQLSTATES.test(code) || SQLITE.test(code);
};

/** Whether files cannot be written now, through no fault of whoever sent them. */
export const isStorageAway = (error: unknown): boolean =>
  error instanceof StorageAway || NO_ROOM.test(codeOf(error));

/** Whether the portal cannot do its work now and whoever asked may try again soon (contrato 1). */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof CommitFailed ||
  isDatabaseAway(error) ||
  isStorageAway(error) ||
  isConflict(error);

/**
 * Why the portal is unavailable, in a few words for the log: the fault's short name and what the driver said. What knex
 * puts before that, the statement with its values, is nobody's business.
 */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return `${error.message} (${reasonOf(cause)})`;
  const said = error.message.split(' - ').at(-1) ?? '';
  return [codeOf(error), said].filter(Boolean).join(' ');
};

/**
 * Deadlock or serialization failure: the database ended one of two transactions, and the same work may succeed at once.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof CommitFailed
    ? isConflict(error.cause)
    : /^(40P01|40001|SQLITE_BUSY_SNAPSHOT)$/.test(codeOf(error));

/** A frozen database holds nobody longer than this, in ms: 503 comes within 5 s (docs/operacao.md, "Quedas"). */
export const PATIENCE_MS = 3000;

/** Time-out: the work's result, or DatabaseAway after `ms`. Guards the first query of a request. */
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
