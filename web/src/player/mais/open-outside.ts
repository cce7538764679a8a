/** The way on from a radio that a secure page can't sound. */
export const ABRIR_FORA = 'Abrir a rádio em outra aba';
