/**
 * Cookie that counts visitors: URL-encoded JSON `{ id_usuario, data_atualizacao }`, readable by scripts, one year
 * (contrato 2).
 */
export const COOKIE_MONITORAMENTO = 'monitoramento';
export const COOKIE_MONITORAMENTO_SEGUNDOS = 365 * 24 * 60 * 60;
