import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret for one link of one mail: nobody guesses it, and it is safe in a path. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Hash at rest, SHA-256 in hexadecimal: whoever reads the table has no token. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
