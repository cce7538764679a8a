import type { Core } from '@strapi/strapi';
import type { Freshness } from './freshness';
import type { PublicReads, View } from './public-reads';

const shared = new WeakMap<Core.Strapi, Freshness>();

/** Lets other parts of the portal look at what the public reads are answered from. */
export const shareViews = (strapi: Core.Strapi, freshness: Freshness): void => {
  shared.set(strapi, freshness);
};

/** The view of these reads, as fresh as whoever asks for their answer gets it: at once while it is. Rejects when the database is away. */
export const viewOf = <V extends View>(
  strapi: Core.Strapi,
  reads: PublicReads<V>,
): V | Promise<V> => {
  const freshness = shared.get(strapi);
  if (!freshness) throw new Error('the public reads have not started');
  // What these reads build is what is kept for them.
  return freshness.read(reads) as V | Promise<V>;
};
