export interface Pgbouncer {
  /** DATABASE_URL of the database behind it. */
  url: string;
  /** What it said. */
  said(): string;
  /** As a machine that fails ends it. */
  end(): Promise<void>;
  /** After `end`: again, on its port. */
  begin(): Promise<void>;
  stop(): Promise<void>;
}
/**
 * pgbouncer with config/pgbouncer/portal.ini in front of a database, with so many connections to it; null where pgbouncer is
 * not to be had.
 */
export function startPgbouncer(
  databaseUrl: string,
  port: number,
  backends: number,
): Promise<Pgbouncer | null>;
