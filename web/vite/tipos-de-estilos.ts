import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const MODULO = '.module.css';
/** Where no class stands: comments, strings, addresses and what belongs to no module. */
const SEM_CLASSES = /\/\*.*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)|:global\([^)]*\)/gs;

/** The classes a style sheet has, in order. */
export const classesDe = (css: string): string[] => {
  const achadas = css.replace(SEM_CLASSES, ' ').matchAll(/\.([a-z][\w-]*)/gi);
  return [...new Set([...achadas].flatMap(([, nome]) => nome ?? []))].sort();
};

const tiposDe = (css: string): string => {
  const linhas = classesDe(css).map((nome) => `  readonly ${JSON.stringify(nome)}: string;\n`);
  return `declare const estilos: {\n${linhas.join('')}};\nexport default estilos;\n`;
};

const escrever = async (caminho: string, tipos: string): Promise<void> => {
  const antes = await readFile(caminho, 'utf8').catch(() => null);
  if (antes === tipos) return;
  await mkdir(dirname(caminho), { recursive: true });
  await writeFile(caminho, tipos);
};

/**
 * Types of the CSS Modules, so that a class nobody wrote does not compile: one `.d.css.ts` for each style sheet, in
 * `.cache/estilos`, which tsconfig lays over `src` (`rootDirs`). Written by each build and test, and while `npm run dev`
 * runs, at each change.
 */
export const tiposDeEstilos = (raiz: string): Plugin => {
  const [fontes, destino] = [join(raiz, 'src'), join(raiz, '.cache/estilos')];
  const daqui = (arquivo: string): string => arquivo.replace(/\.css$/, '.d.css.ts');

  const todos = async (): Promise<void> => {
    const arquivos = (await readdir(fontes, { recursive: true })).filter((um) =>
      um.endsWith(MODULO),
    );
    for (const um of arquivos)
      await escrever(join(destino, daqui(um)), tiposDe(await readFile(join(fontes, um), 'utf8')));
    const tipos = await readdir(destino, { recursive: true });
    const vivos = new Set(arquivos.map(daqui));
    for (const um of tipos.filter((nome) => nome.endsWith('.ts') && !vivos.has(nome)))
      await rm(join(destino, um));
  };

  return {
    name: 'portal:tipos-de-estilos',
    buildStart: todos,
    watchChange: async (arquivo) => {
      if (arquivo.endsWith(MODULO)) await todos();
    },
  };
};
