import type { Emenda } from './emenda';

/** The form judges an address as the portal keeps it: without the space that a phone puts after what it pastes (guarda/links.ts). */
export const ENDERECOS_COLADOS: readonly Emenda[] = [
  {
    arquivo: '@strapi/content-manager/dist/admin/utils/validation.mjs',
    trocas: [
      {
        de: 'return schema.matches(new RegExp(attribute.regex), {',
        por: 'return schema.trim().matches(new RegExp(attribute.regex), {',
      },
    ],
  },
];
