import { randomBytes } from 'node:crypto';
import { MIME_DE_AUDIO } from '@portal/contracts/arquivo/audio';
import { TAMANHO } from '@portal/contracts/arquivo/imagem';

/**
 * A name nobody can guess: 128 random bits, letters and digits only, as `NOME` of contracts/arquivo/imagem expects.
 * `publico`: what everybody may read for ever says so in its name (`armazenamento/chaves.ts`).
 */
export const nomeAleatorio = (publico = false): string =>
  (publico ? 'p' : '') + randomBytes(16).toString('hex');

const SONS = Object.keys(MIME_DE_AUDIO).join('|').replaceAll('.', '\\.');

/** Names of stored files: an image, its variants, a sound. */
const NOME = new RegExp(`^([a-z0-9]+)(?:-${TAMANHO}(?:\\.w\\d+)?\\.webp|${SONS})$`);

/** The random part of a stored file's name, which its variants share; null for what the portal never wrote. */
export const marcaDe = (nome: string): string | null => NOME.exec(nome)?.[1] ?? null;
