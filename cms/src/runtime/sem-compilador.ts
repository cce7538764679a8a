import { existsSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';

/** As Strapi finds it. */
const PACOTE = Module.createRequire(require.resolve('@strapi/strapi')).resolve(
  '@strapi/typescript-utils',
);

const temTypeScript = (pasta: string): boolean => existsSync(path.join(pasta, 'tsconfig.json'));

/**
 * Answers what Strapi asks of its TypeScript utilities at a start: whether a folder is a TypeScript project, and where what was
 * compiled of it lies. Theirs read the whole compiler for it, a tenth of each start and 9 MB of source (docs/strapi.md,
 * 15); a portal that runs compiles nothing.
 */
export const semCompilador = (compilado: string): void => {
  const modulo = new Module(PACOTE);
  modulo.exports = {
    isUsingTypeScript: (pasta: string) => Promise.resolve(temTypeScript(pasta)),
    isUsingTypeScriptSync: temTypeScript,
    resolveOutDirSync: () => compilado,
  };
  modulo.loaded = true;
  require.cache[PACOTE] = modulo;
};
