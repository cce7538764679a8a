import { defineConfig } from 'vitest/config';
import { LongasPrimeiro } from './tests/harness/ordem';

const CONDITIONS = ['source', 'node', 'development|production'];
const BANCOS = (process.env['PORTAL_TESTS_DB'] ?? 'sqlite').split(',');

/** API tests: real HTTP against the compiled portal, on each database PORTAL_TESTS_DB names (sqlite, postgres or both). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    sequence: { sequencer: LongasPrimeiro },
    projects: BANCOS.map((banco) => ({
      root: import.meta.dirname,
      resolve: { conditions: CONDITIONS },
      ssr: { resolve: { conditions: CONDITIONS } },
      test: {
        name: `api-${banco}`,
        include: ['tests/**/*.api.test.ts'],
        environment: 'node' as const,
        globalSetup: ['tests/harness/global-setup.ts'],
        // Files wait for mails, clocks and limits: two more than the cores.
        maxWorkers: 4,
        // A worker loads the harness once for all its files; what one of them keeps, its own `afterAll` ends.
        isolate: false,
        // Tests that only wait, wait together.
        maxConcurrency: 20,
        testTimeout: 30_000,
        // As the journeys: one that passes only when repeated is named at the end of the run.
        retry: process.env['CI'] ? 1 : 0,
        hookTimeout: 120_000,
      },
    })),
  },
});
