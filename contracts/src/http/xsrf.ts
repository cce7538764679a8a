/** Anti-forgery cookie and header (contrato 2). */
export const COOKIE_XSRF = 'XSRF-TOKEN';
export const CABECALHO_XSRF = 'X-XSRF-TOKEN';
