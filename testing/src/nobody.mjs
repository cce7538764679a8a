/** Root may run neither PostgreSQL nor pgbouncer: it lends its rights to the user every system has for nobody. */
export const NOBODY = { uid: 65_534, gid: 65_534 };
export const isRoot = process.getuid?.() === 0;
