import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** Root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A path below the root. */
export const at = (...parts) => join(ROOT, ...parts);

/** A command-line tool of an installed package, as arguments for `node`. */
export const tool = {
  eslint: at('node_modules/eslint/bin/eslint.js'),
  jscpd: at('node_modules/jscpd/bin/jscpd'),
  knip: at('node_modules/knip/bin/knip.js'),
  oxlint: at('node_modules/oxlint/bin/oxlint'),
  playwright: at('node_modules/@playwright/test/cli.js'),
  prettier: at('node_modules/prettier/bin/prettier.cjs'),
  stryker: at('node_modules/@stryker-mutator/core/bin/stryker.js'),
  strapi: at('node_modules/@strapi/strapi/bin/strapi.js'),
  tsc: at('node_modules/typescript/bin/tsc'),
  tscNative: at('node_modules/typescript-7/bin/tsc'),
  vite: at('node_modules/vite/bin/vite.js'),
  vitest: at('node_modules/vitest/vitest.mjs'),
};
