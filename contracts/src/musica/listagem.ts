/** Songs on a page of the list of every song, and the most a page may ask for. */
export const MUSICAS_POR_PAGINA = 10;
export const MUSICAS_POR_PAGINA_MAXIMO = 100;
