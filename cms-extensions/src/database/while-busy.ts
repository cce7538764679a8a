import { setTimeout as wait } from 'node:timers/promises';

/** Between two tries, in ms. */
const PAUSE_MS = 25;
/** Shorter than `PATIENCE_MS`, so that readers behind the waiting statement are still served when it gives up. */
const LONGEST_MS = 2000;
/** Reset of the circuit breaker: nobody found the file held for so long, in ms, so the next hold is a new one. */
const QUIET_MS = 1000;

/** Another process holds the SQLite file. A snapshot that grew old (`_SNAPSHOT`) never becomes free by waiting. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

/** Since when this process finds its one file held, and when it last did; ms of a monotonic clock. */
let heldSince = -Infinity;
let foundHeldAt = -Infinity;

/** For how long the file has been held, as far as those who tried know. */
const heldFor = (now: number): number => {
  if (now - foundHeldAt > QUIET_MS) heldSince = now;
  foundHeldAt = now;
  return now - heldSince;
};

/**
 * Retry with a circuit breaker: repeats a statement while another process holds the SQLite file, `patienceMs` at most,
 * then throws the driver's error; while the file stays held, whoever comes next fails at once, so that no queue forms.
 * The driver's own wait blocks the event loop; here others are served meanwhile.
 */
export const whileBusy = async <T>(
  work: () => T | Promise<T>,
  patienceMs = LONGEST_MS,
): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || heldFor(performance.now()) >= patienceMs) throw error;
      await wait(PAUSE_MS);
    }
  }
};
