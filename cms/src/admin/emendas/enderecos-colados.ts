import type { Emenda } from './emenda';

/**
 * The form judges an address as the portal keeps it: without the space that a phone puts after what it pastes (guarda/links.ts).
 * What it refuses takes the place of the field's explanation, so it has to say what an address begins with.
 */
export const ENDERECOS_COLADOS: readonly Emenda[] = [
  {
    arquivo: '@strapi/content-manager/dist/admin/utils/validation.mjs',
    trocas: [
      {
        de: 'return schema.matches(new RegExp(attribute.regex), {',
        por: 'return schema.trim().matches(new RegExp(attribute.regex), {',
      },
      {
        de: 'id: translatedErrors.regex.id,',
        por: `id: !attribute.regex.includes('https?:') ? translatedErrors.regex.id : attribute.regex.includes('|/|') ? 'portal.link-da-pagina' : 'portal.link',`,
      },
    ],
  },
];
