/** What is said of a file that claims to be a picture, or a sound, and cannot be read as one. */
export const IMAGEM_ILEGIVEL = 'Não foi possível ler a imagem. Envie outra.';
export const AUDIO_ILEGIVEL = 'Não foi possível ler o áudio. Envie outro.';

/** Refusal of a file, with a message for whoever sent it (contrato 5). Nothing was stored. */
export class RecusaDeArquivo extends Error {
  override readonly name = 'RecusaDeArquivo';
}
