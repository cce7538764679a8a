/**
 * The orders an administrator's list of ads comes in (contrato 5): those that wait for a decision first, the newest first,
 * those that end soonest first, the dearest first.
 */
export const ORDENS_DA_LISTA = ['espera', 'recentes', 'vencimento', 'valor'] as const;
export type OrdemDaLista = (typeof ORDENS_DA_LISTA)[number];
