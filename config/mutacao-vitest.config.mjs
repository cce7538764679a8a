import { defineConfig } from 'vitest/config';

const CONDITIONS = ['source', 'module', 'node', 'development|production'];

/** The unit tests of the package whose mutants are tested (mutacao.config.mjs), in the copy Stryker makes. */
export default defineConfig({
  root: new URL(`../${process.env.PORTAL_MUTACAO ?? 'contracts'}/`, import.meta.url).pathname,
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS } },
  test: {
    include: ['src/**/*.test.ts'],
    // These wait by the clock, and a constant's mutant runs every test: what they notice the rows beside the rules do too.
    exclude: ['**/sondar.test.ts', '**/while-busy.test.ts'],
    environment: 'node',
    runner: new URL('mutacao-runner.config.mjs', import.meta.url).pathname,
    isolate: false,
    testTimeout: 20_000,
  },
});
