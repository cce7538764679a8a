import type { Knex } from 'knex';

/** A condition in SQL and its values. */
export type Condition = readonly [sql: string, ...values: (string | number)[]];

/** Rows of a list that stand together, in the order of an index. Each row of the list is in one of its stretches. */
export interface Stretch {
  where: Condition;
  order: readonly { column: string; order: 'asc' | 'desc' }[];
}

export interface Page {
  skip: number;
  limit: number;
}

/** So few are read by their ids instead of being looked for again. */
const FEW = 1000;

/** The statement that counts how many rows fit each of these conditions, in one pass: `c0`, `c1`… */
export const counting = (
  knex: Knex,
  found: Knex.QueryBuilder,
  conditions: readonly Condition[],
): Knex.QueryBuilder =>
  found.select(
    conditions.map(([sql, ...values], i) =>
      knex.raw(`count(*) filter (where ${sql}) as c${i}`, values),
    ),
  );

/** How many rows fit each of these conditions. */
type Count<Found> = (
  knex: Knex,
  found: Knex.QueryBuilder,
  conditions: readonly Condition[],
) => Promise<Found>;

/** Counts that are kept while they are true. */
export interface Counts {
  /** As counted before; null: nothing is known. */
  known: Count<readonly number[] | null>;
  count: Count<readonly number[]>;
}

const countEach: Count<number[]> = async (knex, found, conditions) => {
  // The one row that `counting` names.
  const [row] = (await counting(knex, found, conditions)) as Record<string, number | string>[];
  return conditions.map((_, i) => Number(row?.[`c${i}`] ?? 0));
};

const ALL: Condition = ['1 = 1'];

/** What is counted of stretches: all rows, and those of each but the last. */
const countedOf = (stretches: readonly Stretch[]): readonly Condition[] => [
  ALL,
  ...stretches.slice(0, -1).map(({ where }) => where),
];

/** How many rows each stretch has: the last one those of no other. */
const totalsOf = ([all = 0, ...others]: readonly number[]): number[] => [
  ...others,
  all - others.reduce((sum, count) => sum + count, 0),
];

const OTHER_WAY = { asc: 'desc', desc: 'asc' } as const;

/** The statement that reads a part of a stretch of `total` rows, from its nearer end: what is skipped is read too. */
export const idsOfStretch = (
  found: Knex.QueryBuilder,
  { where: [sql, ...values], order }: Stretch,
  { skip, limit }: Page,
  total: number,
): { ids: Knex.QueryBuilder; backwards: boolean } => {
  const take = Math.min(limit, total - skip);
  const backwards = skip > total / 2;
  const columns = order.map(({ column, order: way }) => ({
    column,
    order: backwards ? OTHER_WAY[way] : way,
  }));
  const ids = found
    .whereRaw(sql, values)
    .orderBy(columns)
    .limit(take)
    .offset(backwards ? total - skip - take : skip);
  return { ids, backwards };
};

export interface HowToRead {
  /** It may pass over many rows to find few. */
  rare: boolean;
  /** Done before those that fit are counted and read, when they are many. */
  onMany?: (() => PromiseLike<unknown>) | undefined;
  counts?: Counts;
}

/**
 * A page of what fits, and how many fit, by the stretches the page touches. `found` begins a statement on a list's narrow
 * rows, which are `a` there.
 */
export const readPage = async (
  knex: Knex,
  found: () => Knex.QueryBuilder,
  stretches: readonly Stretch[],
  { skip, limit }: Page,
  { rare, onMany, counts }: HowToRead,
): Promise<{ total: number; ids: number[] }> => {
  const conditions = countedOf(stretches);
  const known = (await counts?.known(knex, found(), conditions)) ?? null;
  const few =
    rare && !known
      ? await found()
          .limit(FEW + 1)
          .pluck<number[]>('a.id')
      : null;
  // What few have is not kept: another may have come since they were found.
  const again = few && few.length <= FEW ? () => found().whereIn('a.id', few) : found;
  const count = (again === found && counts?.count) || countEach;
  if (again === found) await onMany?.();
  const totals = totalsOf(known ?? (await count(knex, again(), conditions)));
  const read: number[] = [];
  let before = 0;
  for (const [i, stretch] of stretches.entries()) {
    const total = totals[i] ?? 0;
    const part = { skip: Math.max(0, skip - before), limit: limit - read.length };
    if (part.limit > 0 && part.skip < total) {
      const { ids, backwards } = idsOfStretch(again(), stretch, part, total);
      const found = await ids.pluck<number[]>('a.id');
      read.push(...(backwards ? found.reverse() : found));
    }
    before += total;
  }
  return { total: before, ids: read };
};
