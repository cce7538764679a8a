import type { Core, UID } from '@strapi/strapi';

/** Tables a type is stored in: its own and those of its relations, components and files. */
export const tablesOf = (strapi: Core.Strapi, uid: UID.Schema): string[] => {
  const model = strapi.db.metadata.get(uid);
  const joins = Object.values(model.attributes).flatMap((attribute) =>
    'joinTable' in attribute ? [attribute.joinTable.name] : [],
  );
  return [...new Set([model.tableName, ...joins])];
};

/** Where a relation is stored: its table, the column of the type that has it and that of the one it points to. */
export const linkOf = (
  strapi: Core.Strapi,
  uid: UID.Schema,
  relation: string,
): { table: string; from: string; to: string } => {
  const attribute = strapi.db.metadata.get(uid).attributes[relation];
  if (!attribute || !('joinTable' in attribute) || !('inverseJoinColumn' in attribute.joinTable))
    throw new Error(`${uid} has no relation ${relation}`);
  const { name, joinColumn, inverseJoinColumn } = attribute.joinTable;
  return { table: name, from: joinColumn.name, to: inverseJoinColumn.name };
};
