/** What has an address to be shared by (contrato 8). */
export const COMPARTILHAVEIS = ['radio', 'cantor', 'musica'] as const;
export type Compartilhavel = (typeof COMPARTILHAVEIS)[number];

export const SLUG_MAXIMO = 80;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text may stand in an address as it is: lower-case ASCII words joined by hyphens. */
export const isSlug = (texto: string): boolean => texto.length <= SLUG_MAXIMO && SLUG.test(texto);
