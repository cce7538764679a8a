import type { Portal } from './portal';
import { sql } from './sql';
import type { UmPortal } from './um-portal';

/** How many sessions of a portal's PostgreSQL database stand still because another holds what they want. */
export const esperamPorTrava = async ({ portal, database }: UmPortal<Portal>): Promise<number> => {
  const [linha] = await sql<{ n: string }>(
    portal,
    database,
    `select count(*) as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(linha?.n);
};
