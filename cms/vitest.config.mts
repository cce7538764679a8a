import { defineConfig } from 'vitest/config';

const CONDITIONS = ['source', 'module', 'node', 'development|production'];

/** API tests: real HTTP against the compiled portal, on the database PORTAL_TESTS_DB names (sqlite or postgres). */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS } },
  test: {
    name: 'api',
    include: ['tests/**/*.api.test.ts'],
    environment: 'node',
    globalSetup: ['tests/harness/global-setup.ts'],
    // Each file starts portals of its own, and waits for mails, clocks and limits: one more than the cores.
    maxWorkers: 3,
    // Tests that only wait, wait together.
    maxConcurrency: 20,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
