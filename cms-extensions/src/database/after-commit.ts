import type { Core } from '@strapi/strapi';

interface OpenTransaction {
  onCommit: (effect: () => void) => void;
}

/** Runs `effect` once what was written so far is committed: at once outside a transaction, after the outermost commit inside one. */
export const afterCommit = async (strapi: Core.Strapi, effect: () => void): Promise<void> => {
  if (!strapi.db.inTransaction()) {
    effect();
    return;
  }
  // Nested: it joins the transaction under way, whose commit runs the effect.
  await strapi.db.transaction(({ onCommit }: OpenTransaction) => {
    onCommit(effect);
  });
};
