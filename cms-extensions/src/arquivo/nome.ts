import { randomBytes } from 'node:crypto';

/** A name nobody can guess: 128 random bits, letters and digits only, as `NOME` of contracts/arquivo/imagem expects. */
export const nomeAleatorio = (): string => randomBytes(16).toString('hex');

/** Names of stored files: an image, its variants, a sound. */
const NOME = /^([a-z0-9]+)(?:-\d+x\d+(?:\.w\d+)?\.webp|\.(?:mp3|m4a|aac|ogg))$/;

/** The random part of a stored file's name, which its variants share; null for what the portal never wrote. */
export const marcaDe = (nome: string): string | null => NOME.exec(nome)?.[1] ?? null;
