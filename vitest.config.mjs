import { defineConfig } from 'vitest/config';

const CONDITIONS = ['source', 'node', 'development|production'];

/**
 * A project of tests that run in Node and read contracts' TypeScript source. They keep nothing: the files share their
 * modules, and the suite takes a quarter of the time.
 */
const inNode = (name, root, include) => ({
  root: new URL(root, import.meta.url).pathname,
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS } },
  test: { name, include, environment: 'node', isolate: false, testTimeout: 20_000 },
});

const SOURCE_TESTS = ['src/**/*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      inNode('ferramentas', '.', [
        '{config,scripts,testing}/**/!(*.construido).test.mjs',
        'e2e/harness/**/*.test.ts',
      ]),
      // These start the portal itself: whoever has not built it leaves them out.
      inNode('construido', '.', ['scripts/**/*.construido.test.mjs']),
      inNode('contracts', 'contracts', SOURCE_TESTS),
      inNode('cms-extensions', 'cms-extensions', SOURCE_TESTS),
      inNode('demonstracao', 'demonstracao', SOURCE_TESTS),
      inNode('cms', 'cms', SOURCE_TESTS),
      'web/vite.config.ts',
    ],
  },
});
