import { fileURLToPath } from 'node:url';

/**
 * A path below the repository's root.
 * @param {string} caminho
 */
export const naRaiz = (caminho) => fileURLToPath(new URL(`../../${caminho}`, import.meta.url));
