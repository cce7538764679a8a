/** Idempotency key of a filled form (contrato 5): the header that carries it, and how one is written. */
export const CABECALHO_DA_CHAVE = 'Idempotency-Key';
export const FORMA_DA_CHAVE = /^[\x21-\x7e]{1,200}$/;
