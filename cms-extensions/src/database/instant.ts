/** An instant as each database hands a datetime column to knex, in ms since 1970; NaN when it is none. */
export const toMillis = (value: Date | string | number | null): number =>
  value === null ? NaN : new Date(value).getTime();
