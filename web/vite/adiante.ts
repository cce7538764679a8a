import type { Rollup } from 'vite';

/** Where index.html holds, by page, what its first lines ask for before any script is here. */
const LUGAR = '/* adiante */ {}';

const arquivosDe = (pagina: string, bundle: Rollup.OutputBundle): readonly string[] => {
  const modulo = `/src/pages/${pagina}/pagina-${pagina}.tsx`;
  const pedaco = Object.values(bundle).find(
    (parte) => parte.type === 'chunk' && parte.moduleIds.some((id) => id.endsWith(modulo)),
  );
  if (pedaco?.type !== 'chunk') throw new Error(`no chunk holds ${modulo}`);
  return [pedaco.fileName, ...(pedaco.viteMetadata?.importedCss ?? [])].map((nome) => `/${nome}`);
};

interface Listas {
  /** Address of the first read of each list's page. */
  dados: Readonly<Record<string, string>>;
  /** The pages that are drawn before the program is here. */
  desenhadas: readonly string[];
  /** The script that draws them (listas.ts). */
  desenho: string;
}

/** Writes the files and the first read of each list's page into index.html, and what draws it. */
export const comAdiante = (
  html: string,
  bundle: Rollup.OutputBundle,
  { dados, desenhadas, desenho }: Listas,
): string => {
  if (!html.includes(LUGAR)) throw new Error(`index.html has no ${LUGAR}`);
  const porPagina = Object.fromEntries(
    Object.entries(dados).map(([pagina, caminho]) => [
      pagina,
      {
        arquivos: arquivosDe(pagina, bundle),
        dados: caminho,
        ...(desenhadas.includes(pagina) && { desenho: `/${desenho}` }),
      },
    ]),
  );
  return html.replace(LUGAR, () => JSON.stringify(porPagina));
};
