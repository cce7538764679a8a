import type { Core, UID } from '@strapi/strapi';
import { documentosEm } from '../database/ligacoes';

interface Atributo {
  type: string;
  relation?: string;
  /** The other side's field, which has room for one. */
  mappedBy?: string;
}

/**
 * Of what belongs to one entry only, a singer's songs, a copy gets what was chosen for it and no more: Strapi gives it all of
 * the original's, which then has none.
 */
export const soOsEscolhidos = (
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
): void => {
  // Strapi's types know each model's attributes; here any of them is asked.
  const { attributes } = strapi.getModel(uid as UID.Schema) as unknown as {
    attributes: Record<string, Atributo>;
  };
  for (const [campo, { type, relation, mappedBy }] of Object.entries(attributes))
    if (type === 'relation' && relation === 'oneToMany' && mappedBy !== undefined)
      data[campo] = { set: documentosEm(data[campo], 'connect') };
};
