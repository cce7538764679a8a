import type { Core, UID } from '@strapi/strapi';

/** What a type's form calls its fields. */
export const rotulosDe = (strapi: Core.Strapi, uid: string) => {
  const { attributes } = strapi.getModel(uid as UID.Schema);
  return (campo: string): string => {
    // The portal's own option of an attribute, which Strapi's types do not know.
    const opcoes = (attributes as Record<string, { pluginOptions?: object } | undefined>)[campo]
      ?.pluginOptions as { portal?: { rotulo?: string } } | undefined;
    return opcoes?.portal?.rotulo ?? campo;
  };
};
