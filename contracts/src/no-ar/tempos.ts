/** Pages that can be seen ask again so often, in ms (contrato 9). */
export const NO_AR_INTERVALO_MS = 20_000;
/** A visitor who said so within this time, in ms, is a listener (contrato 9). */
export const OUVINTE_MS = 2 * 60_000;
/** A radio's song of the moment is asked for at most so often, in ms (contrato 9). */
export const TITULO_INTERVALO_MS = 15_000;
/** Titles kept of a radio (contrato 9). */
export const TITULOS_GUARDADOS = 10;
/** Longest title, in characters as people see them (contrato 9). */
export const TITULO_MAXIMO = 120;
