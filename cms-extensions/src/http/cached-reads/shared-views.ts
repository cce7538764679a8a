import type { Core } from '@strapi/strapi';
import type { Freshness } from './freshness';
import type { PublicReads, View } from './public-reads';

const shared = new WeakMap<Core.Strapi, Freshness>();

/** Shares the views behind the public reads with other modules. */
export const shareViews = (strapi: Core.Strapi, freshness: Freshness): void => {
  shared.set(strapi, freshness);
};

/** The view of these reads, as fresh as their answer: at once while it is. Rejects when the database is unavailable. */
export const viewOf = <V extends View>(
  strapi: Core.Strapi,
  reads: PublicReads<V>,
): V | Promise<V> => {
  const freshness = shared.get(strapi);
  if (!freshness) throw new Error('the public reads have not started');
  // What these reads build is what is kept for them.
  return freshness.read(reads) as V | Promise<V>;
};
