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
export const countEach = async (
  ...[knex, found, conditions]: Parameters<typeof counting>
): Promise<number[]> => {
  // The one row that `counting` names.
  const [row] = (await counting(knex, found, conditions)) as Record<string, number | string>[];
  return conditions.map((_, i) => Number(row?.[`c${i}`] ?? 0));
};

const ALL: Condition = ['1 = 1'];

/** How many rows each stretch has: the last one those of no other. */
const totalsOf = async (
  knex: Knex,
  found: Knex.QueryBuilder,
  stretches: readonly Stretch[],
): Promise<number[]> => {
  const others = stretches.slice(0, -1).map(({ where }) => where);
  const [all = 0, ...counted] = await countEach(knex, found, [ALL, ...others]);
  return [...counted, all - counted.reduce((sum, count) => sum + count, 0)];
};

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

/**
 * A page of what fits, and how many fit, by the stretches the page touches. `found` begins a statement on a list's narrow
 * rows, which are `a` there; `rare` says that it may pass over many to find few, and `onMany` is done when they are many.
 */
export const readPage = async (
  knex: Knex,
  found: () => Knex.QueryBuilder,
  stretches: readonly Stretch[],
  { skip, limit }: Page,
  rare: boolean,
  onMany: () => PromiseLike<unknown> | null = () => null,
): Promise<{ total: number; ids: number[] }> => {
  const few = rare
    ? await found()
        .limit(FEW + 1)
        .pluck<number[]>('a.id')
    : null;
  const again = few && few.length <= FEW ? () => found().whereIn('a.id', few) : found;
  if (again === found) await onMany();
  const totals = await totalsOf(knex, again(), stretches);
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
