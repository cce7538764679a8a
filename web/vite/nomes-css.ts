import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

const raiz = import.meta.dirname;

/**
 * Class names of CSS Modules depend on the file's place and nothing else, so that the shell drawn at
 * build time (vite/casca.ts) and the browser's bundle agree on them.
 */
export const nomeDeClasse = (local: string, arquivo: string): string => {
  const caminho = arquivo.split('?')[0] ?? arquivo;
  const marca = createHash('sha256').update(relative(raiz, caminho)).digest('hex').slice(0, 3);
  return `${basename(caminho, '.module.css')}-${local}-${marca}`;
};
