import { randomBytes } from 'node:crypto';

/** A name nobody can guess: 128 random bits, letters and digits only, as `NOME` of contracts/arquivo/imagem expects. */
export const nomeAleatorio = (): string => randomBytes(16).toString('hex');
