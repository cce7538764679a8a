import type { Manifest, ManifestChunk } from 'vite';

/** Where the pages everybody may read begin, and what comes to them once the browser is idle. */
const PUBLICO =
  /^(index\.html$|src\/(app|lib|player|features\/(menu|mensagem|ouvidas|radios))\/|src\/pages\/(home|webradios|cantores|musicas|publicidade|quem-somos|diretoria|privacidade|nao-encontrada|busca)\/)/;
/** Chunks of many pages (pedacos.ts). The login form stands over any of them. */
const PEDACOS_PUBLICOS: readonly (string | undefined)[] = ['catalogo', 'por-cima', 'formulario'];

const isPublico = ([id, { name }]: [string, ManifestChunk]): boolean =>
  PUBLICO.test(id) || PEDACOS_PUBLICOS.includes(name);

/**
 * The files of the public pages, from Vite's manifest: their scripts with what those import, their styles and fonts.
 * What accounts need, and sound that few radios have, comes when asked for.
 */
export const arquivosDoPrecache = (manifesto: Manifest): readonly string[] => {
  const vistos = new Set<string>();
  const visitar = (id: string): void => {
    if (vistos.has(id)) return;
    vistos.add(id);
    manifesto[id]?.imports?.forEach(visitar);
  };
  for (const parte of Object.entries(manifesto)) if (isPublico(parte)) visitar(parte[0]);
  const arquivos = [...vistos].flatMap((id) => {
    const parte = manifesto[id];
    if (!parte) return [];
    // The first paint's styles are in the page itself.
    const estilos = parte.isEntry ? [] : (parte.css ?? []);
    return [parte.file, ...estilos, ...(parte.assets ?? [])];
  });
  return [...new Set(arquivos)].sort().map((arquivo) => `/${arquivo}`);
};
