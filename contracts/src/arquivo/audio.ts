/** The sound the portal takes and serves, by the extension it is stored under (contrato 5). */
export const MIME_DE_AUDIO = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.ogg': 'audio/ogg',
} as const;
export type ExtensaoDeAudio = keyof typeof MIME_DE_AUDIO;
/** The same, as people call it. */
export const FORMATOS_DE_AUDIO = 'MP3, M4A, AAC ou OGG';
export const AUDIO_DE_OUTRO_FORMATO = `O áudio deve ser ${FORMATOS_DE_AUDIO}.`;
