import type { Knex } from 'knex';
import { countedWrites } from './change-counts';
import { counting, type Condition, type Counts } from './list-page';

/** More different questions than are asked between two writes. */
const MOST = 500;

type Row = Record<string, number | string>;

/**
 * What was counted of rows that follow from these tables, for as long as nobody writes to one, be it another instance or SQL
 * by hand: the database counts their writes (`countChanges`), and the count of rows reads that number in the same statement,
 * so of the same state.
 */
export const rememberedCounts = (tables: readonly string[]): Counts => {
  let writes = '';
  let kept = new Map<string, readonly number[]>();
  const keyOf = (found: Knex.QueryBuilder, conditions: readonly Condition[]): string => {
    const { sql, bindings } = found.toSQL();
    return JSON.stringify([sql, bindings, conditions]);
  };
  return {
    async known(knex, found, conditions) {
      const [row] = await knex.select<Row[]>(countedWrites(knex, tables));
      return (row?.['vezes'] === writes && kept.get(keyOf(found, conditions))) || null;
    },
    async count(knex, found, conditions) {
      const key = keyOf(found, conditions);
      const [row = {}] = await counting(knex, found, conditions).select<Row[]>(
        countedWrites(knex, tables),
      );
      const counts = conditions.map((_, i) => Number(row[`c${i}`] ?? 0));
      if (row['vezes'] !== writes || kept.size >= MOST) kept = new Map();
      writes = String(row['vezes']);
      kept.set(key, counts);
      return counts;
    },
  };
};
