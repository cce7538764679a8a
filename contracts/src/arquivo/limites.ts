/** Most bytes of an uploaded image and of an uploaded sound (contrato 5). */
export const IMAGEM_MAXIMA_BYTES = 5 * 1024 * 1024;
export const AUDIO_MAXIMO_BYTES = 30 * 1024 * 1024;
