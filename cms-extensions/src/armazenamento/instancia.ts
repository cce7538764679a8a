import { randomBytes } from 'node:crypto';

/** This process among all that share a folder of data: part of the name of what it has under way there. */
export const INSTANCIA = randomBytes(8).toString('hex');
