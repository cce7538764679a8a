/** Between two signs of presence of an open page, in ms (especificação 9). */
export const PRESENCA_INTERVALO_MS = 40_000;
/** Most ads one batch of impressions may name. */
export const IMPRESSOES_MAXIMO = 50;
