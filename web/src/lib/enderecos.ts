/** The pages behind a hash (especificação 2.1). */
export const PAGINAS = [
  'home',
  'quemsomos',
  'diretoria',
  'webradios',
  'cantores',
  'musicas',
  'publicidade',
] as const;
export type Pagina = (typeof PAGINAS)[number];

/** Address of a page, and of a selection in it: `/#cantores#<id>`. */
export const hrefPagina = (pagina: Pagina, id?: string): string =>
  id === undefined ? `/#${pagina}` : `/#${pagina}#${encodeURIComponent(id)}`;
