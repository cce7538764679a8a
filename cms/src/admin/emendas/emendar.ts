import { EMENDAS } from './lista';
import { emendar } from './emenda';

/** What is used of a plugin of Vite's. */
interface Plugin {
  name: string;
  enforce: 'pre';
  transform(fonte: string, id: string): string | null;
  buildEnd(falha?: Error): void;
}

const caminhoDe = (id: string): string => id.split('?')[0]?.replaceAll('\\', '/') ?? '';

/**
 * Source patches at build time: the panel's bundle is made from Strapi's sources with ours in their places. The build
 * fails when a source is not there any more, or not as it was.
 */
export const emendarStrapi = (): Plugin => {
  const faltam = new Set(EMENDAS.map(({ arquivo }) => arquivo));
  return {
    name: 'portal-emendas',
    enforce: 'pre',
    transform(fonte, id) {
      const caminho = caminhoDe(id);
      const emenda = EMENDAS.find(({ arquivo }) => caminho.endsWith(`/node_modules/${arquivo}`));
      if (!emenda) return null;
      faltam.delete(emenda.arquivo);
      return emendar(fonte, emenda);
    },
    buildEnd(falha) {
      if (!falha && faltam.size > 0)
        throw new Error(`Strapi's panel is not made of these any more: ${[...faltam].join(', ')}`);
    },
  };
};
