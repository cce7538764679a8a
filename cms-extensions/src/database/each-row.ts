import type { Knex } from 'knex';
import { fatiar } from '../texto/fatias';

const BATCH = 1000;

/**
 * Every row of a statement, in batches by `id`, so that a long table holds nobody up: SQLite answers at once, and waiting
 * for it is nobody's turn. `query`: the table and which of its rows, made anew for each batch.
 */
export const eachRow = async <Row extends { id: number }>(
  query: () => Knex.QueryBuilder<Row, Row[]>,
  columns: readonly (keyof Row & string)[],
  look: (row: Row) => void,
): Promise<void> => {
  const fatias = fatiar();
  for (let after = 0; ;) {
    const batch: Knex.QueryBuilder = query().andWhere('id', '>', after).orderBy('id').limit(BATCH);
    // knex types no rows of columns it is told at run time.
    const rows = (await batch.select('id', ...columns)) as Row[];
    for (const row of rows) look(row);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return;
    if (fatias.acabou()) await fatias.respirar();
  }
};
