import type { Core } from '@strapi/strapi';

/** Runs `effect` once what was written so far is committed: at once outside a transaction, after the outermost commit inside one. */
export const afterCommit = async (strapi: Core.Strapi, effect: () => void): Promise<void> => {
  if (!strapi.db.inTransaction()) return effect();
  await strapi.db.transaction(({ onCommit }) => {
    onCommit(effect);
    return Promise.resolve();
  });
};
