import type { Core, UID } from '@strapi/strapi';

/** Fields that the portal and Strapi write; of what an editor wrote they say nothing. */
export const DE_CASA: ReadonlySet<string> = new Set([
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', 'titulo_dobrado', 'nome_normalizado'],
]);

/** Where what editors make has its name, in the order of preference. */
export const CAMPOS_DO_NOME = ['nome_radio', 'nome', 'titulo'] as const;

/** Where a type of the catalogue, the ones that know drafts, has an entry's name. */
export const NOME_NO_CATALOGO: Readonly<Record<string, string>> = {
  'api::radio.radio': 'nome_radio',
  'api::cantor.cantor': 'nome',
  'api::musica.musica': 'nome',
};

/** The portal's own option of an attribute, which Strapi's types do not know. */
interface ComRotulo {
  pluginOptions?: { portal?: { rotulo?: string } };
}

/** What a type's form calls its fields. */
export const rotulosDe = (strapi: Core.Strapi, uid: string) => {
  const { attributes } = strapi.getModel(uid as UID.Schema);
  return (campo: string): string => {
    const { pluginOptions } = (attributes as Record<string, ComRotulo | undefined>)[campo] ?? {};
    return pluginOptions?.portal?.rotulo ?? campo;
  };
};
