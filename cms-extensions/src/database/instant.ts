/** An instant as each database hands a datetime column to knex, in ms since 1970; NaN when it is none. */
export const toMillis = (value: Date | string | number | null): number =>
  value === null ? NaN : new Date(value).getTime();

/** The same in ISO 8601; null when it is none. */
export const toIso = (value: Date | string | number | null): string | null => {
  const ms = toMillis(value);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
};

/** Clock skew between instances, in ms: a time further in the future was written by a clock that was wrong. */
export const CLOCK_SKEW_MS = 60_000;

/** Whether an instant (ms) is less than `ms` ago. One that lies ahead was written by a clock that was wrong, and is not. */
export const isRecent = (at: number | null, now: number, ms: number): boolean =>
  at !== null && at > now - ms && at <= now + CLOCK_SKEW_MS;
