import type { Core } from '@strapi/strapi';

/** Id of the role Strapi gives to whoever has logged in; every portal account carries it. */
export const idDoPapelDeConta = async (strapi: Core.Strapi): Promise<number | undefined> => {
  // The query engine types rows as any; a role always has a numeric id.
  const papel = (await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })) as { id: number } | null;
  return papel?.id;
};
