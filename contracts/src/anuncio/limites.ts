/** Most ads in one answer of /api/anuncios/aleatorios (contract 3). */
export const ALEATORIOS_MAXIMO = 12;
