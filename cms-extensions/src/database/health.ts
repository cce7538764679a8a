import type { Core } from '@strapi/strapi';
import { withinTime } from './away';

/** A database that is gone says so at once; a frozen one is given this long, in ms. */
const PATIENCE = 2000;

/** Rejects when the database does not answer. Who asks while a question is under way shares its answer. */
export const databaseHealth = (strapi: Core.Strapi): (() => Promise<void>) => {
  let asking: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    const question = strapi.db.connection.raw('select 1').timeout(PATIENCE);
    await withinTime(Promise.resolve(question), PATIENCE);
  };
  return () => (asking ??= ask().finally(() => (asking = null)));
};
