/** Web radios on a page of the list (especificação 9). */
export const RADIOS_POR_PAGINA = 10;
/** Most web radios one paged answer gives. */
export const RADIOS_POR_PAGINA_MAXIMO = 100;
/** Longest search text the server reads, in characters. */
export const BUSCA_MAXIMA = 100;
/** Distance from the page's bottom that loads the next page, in pixels (especificação 9). */
export const ROLAGEM_MARGEM_PX = 5;
/** Longest simulated load before the next page shows, in ms (especificação 9); the request starts at once behind it. */
export const ROLAGEM_ESPERA_MS = 2000;

/** What the list is ordered by. */
export const ORDENS_DE_RADIOS = ['nome', 'mais-ouvidas'] as const;
export type OrdemDeRadios = (typeof ORDENS_DE_RADIOS)[number];
