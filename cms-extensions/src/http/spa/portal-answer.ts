import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Core } from '@strapi/strapi';
import type { Body } from '../cached-reads/body';
import type { Freshness } from '../cached-reads/freshness';
import type { PublicReads } from '../cached-reads/public-reads';

type Read = () => Promise<Body | null>;

const readers = new WeakMap<Core.Strapi, Read>();

/** Shares the answer of GET /api/portal with the pages, as fresh as a caller gets it. */
export const sharePortalAnswer = (
  strapi: Core.Strapi,
  all: readonly PublicReads[],
  freshness: Freshness,
): void => {
  for (const reads of all) {
    const route = reads.routes.find(({ path }) => path === CAMINHOS.portal);
    if (!route) continue;
    readers.set(strapi, async () => {
      const view = await freshness.read(reads);
      return (await route.answer(view, { id: '', query: '' }))?.body ?? null;
    });
  }
};

/** The answer of GET /api/portal; null while the database is unavailable: a page is served all the same. */
export const portalAnswer = async (strapi: Core.Strapi): Promise<Body | null> => {
  try {
    return (await readers.get(strapi)?.()) ?? null;
  } catch {
    return null;
  }
};
