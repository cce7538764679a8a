/** Most ads in one answer of /api/anuncios/aleatorios (contrato 3). */
export const ALEATORIOS_MAXIMO = 12;
/** Ads on a page unless asked otherwise, and the most one paged answer gives. */
export const ANUNCIOS_POR_PAGINA = 20;
export const ANUNCIOS_POR_PAGINA_MAXIMO = 100;
/** Bounds of an ad's fields, in characters (contrato 5). */
export const TITULO_MAXIMO = 120;
export const TEXTO_MAXIMO = 255;
export const MOTIVO_MAXIMO = 500;
/** A Pix key is never longer: an e-mail may be that long. */
export const CHAVE_PIX_MAXIMA = 77;
/** Days before its end on which an ad's owner is told. */
export const DIAS_DE_AVISO = 7;
/** Business days from the proof to the release (especificação 1). */
export const DIAS_UTEIS_ATE_LIBERAR = 5;
