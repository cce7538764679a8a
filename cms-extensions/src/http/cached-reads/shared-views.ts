import type { Core } from '@strapi/strapi';
import type { Freshness } from './freshness';
import type { PublicReads, View } from './public-reads';

const shared = new WeakMap<Core.Strapi, Freshness>();

/** Shares the views behind the public reads with other modules. */
export const shareViews = (strapi: Core.Strapi, freshness: Freshness): void => {
  shared.set(strapi, freshness);
};

const freshnessOf = (strapi: Core.Strapi): Freshness => {
  const freshness = shared.get(strapi);
  if (!freshness) throw new Error('the public reads have not started');
  return freshness;
};

/** The view of these reads, as fresh as their answer: at once while it is. Rejects when the database is unavailable. */
export const viewOf = <V extends View>(
  strapi: Core.Strapi,
  reads: PublicReads<V>,
): V | Promise<V> =>
  // What these reads build is what is kept for them.
  freshnessOf(strapi).read(reads) as V | Promise<V>;

/** The same, or the view of before while somebody holds a table that the new one needs. */
export const viewOrLastOf = <V extends View>(
  strapi: Core.Strapi,
  reads: PublicReads<V>,
): Promise<V> =>
  // What these reads build is what is kept for them.
  freshnessOf(strapi).readOrLast(reads) as Promise<V>;
