/**
 * Upper bounds of the specified start delays, in ms (especificação 4, especificação 9); the connection starts at once
 * behind them.
 */
export const TROCA_DE_RADIO_MS = 500;
export const INICIO_PARADO_MS = 1000;
export const INICIO_MUSICA_MS = 800;

/** Connecting for longer than this says so, in ms. */
export const DEMORA_MS = 8000;
/** Waiting for data this long is a weak signal, in ms. */
export const SINAL_FRACO_MS = 1500;
/** Sound that stands still this long is a dead stream, in ms. */
export const SEM_PROGRESSO_MS = 10000;
/** Waits before each new try, in ms, before jitter; after the last the player gives up kindly. */
export const ESPERAS_RECONEXAO_MS = [1000, 2000, 4000, 8000, 15000] as const;
/** A radio that never sounded is given up after this long, in ms, or after so many tries; another is offered. */
export const DESISTE_DO_INICIO_MS = 8000;
export const TENTATIVAS_DO_INICIO = 2;

/** So long before a song's end the first bytes of the next are fetched, in s. */
export const PREPARO_DA_SEGUINTE_S = 10;
/** The sleep timer's choices, in minutes, and how long it takes to fade out, in ms. */
export const MINUTOS_ATE_DORMIR = [15, 30, 60] as const;
export const ESMAECER_MS = 5000;
