/** Bounds of an account's fields (contrato 4). Names in characters, passwords in bytes of UTF-8. */
export const NOME_MINIMO = 3;
export const NOME_MAXIMO = 60;
export const SENHA_MINIMA_BYTES = 8;
export const SENHA_MAXIMA_BYTES = 72;
export const ENDERECO_MAXIMO = 120;
export const NUMERO_MAXIMO = 20;
export const CIDADE_MAXIMO = 80;
export const BAIRRO_MAXIMO = 80;
/** Life of a recovery token, in minutes (contrato 4). */
export const RECUPERACAO_MINUTOS = 60;
/** Life of a link that changes an account's e-mail, in minutes, and of one that confirms it, in hours (contrato 10). */
export const TROCA_DE_EMAIL_MINUTOS = 60;
export const CONFIRMACAO_HORAS = 24;
