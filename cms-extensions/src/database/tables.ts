import type { Core, UID } from '@strapi/strapi';

/** Tables a type is stored in: its own and those of its relations, components and files. */
export const tablesOf = (strapi: Core.Strapi, uid: UID.Schema): string[] => {
  const model = strapi.db.metadata.get(uid);
  const joins = Object.values(model.attributes).flatMap((attribute) =>
    'joinTable' in attribute ? [attribute.joinTable.name] : [],
  );
  return [...new Set([model.tableName, ...joins])];
};
