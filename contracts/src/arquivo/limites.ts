/** Most bytes of an uploaded image and of an uploaded sound (contrato 5), and what is said of one with more. */
export const IMAGEM_MAXIMA_BYTES = 5 * 1024 * 1024;
export const AUDIO_MAXIMO_BYTES = 30 * 1024 * 1024;
export const IMAGEM_GRANDE = 'A imagem deve ter até 5 MB.';
export const AUDIO_GRANDE = 'O áudio deve ter até 30 MB.';
